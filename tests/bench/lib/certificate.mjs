import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** DER tags (ITU-T X.690) of a certificate's fields. */
const [INTEGER, BITS, OID, TEXT, TIME, SEQUENCE, SET] = [0x02, 0x03, 0x06, 0x0c, 0x18, 0x30, 0x31];
/** ecdsa-with-SHA256 (RFC 5758) and commonName (X.520), as DER. */
const ECDSA_SHA256 = '2a8648ce3d040302';
const COMMON_NAME = '550403';

/**
 * Makes a self-signed certificate (RFC 5280), for a server on this machine, because browsers support HTTP/2 over TLS
 * only. It is valid for this century, but not trusted: the browser has to be configured to accept it.
 * @returns {{ key: string, cert: string, pin: string }} both as PEM, and the hash by which Chromium accepts the key
 * (`--ignore-certificate-errors-spki-list`): it caches nothing of servers that it was only told to put up with
 */
export function selfSigned() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const algorithm = der(SEQUENCE, der(OID, Buffer.from(ECDSA_SHA256, 'hex')));
  const attribute = der(
    SEQUENCE,
    der(OID, Buffer.from(COMMON_NAME, 'hex')),
    der(TEXT, Buffer.from('localhost')),
  );
  const name = der(SEQUENCE, der(SET, attribute));
  const serial = der(INTEGER, Buffer.concat([Buffer.from([1]), randomBytes(8)]));
  const validity = der(
    SEQUENCE,
    ...['20200101000000Z', '20991231000000Z'].map((at) => der(TIME, Buffer.from(at))),
  );
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const content = der(SEQUENCE, serial, algorithm, name, validity, name, spki);
  const signature = der(BITS, Buffer.from([0]), sign('sha256', content, privateKey));
  const base64 = der(SEQUENCE, content, algorithm, signature)
    .toString('base64')
    .match(/.{1,64}/g)
    .join('\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${base64}\n-----END CERTIFICATE-----\n`,
    pin: createHash('sha256').update(spki).digest('base64'),
  };
}

/** A value with its tag and length. */
function der(tag, ...parts) {
  const value = Buffer.concat(parts);
  const { length } = value;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), value]);
}
