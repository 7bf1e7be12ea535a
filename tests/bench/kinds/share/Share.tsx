import { useId, useMemo, useState } from 'react';
import { type Service, texts } from './content.ts';
import { qrCode, qrPath } from './qr.ts';
import { excess, type ShareProps, servicesFor, shareAddress, suggestion, taggedAddress } from './rules.ts';

const touch = (): boolean => matchMedia('(pointer: coarse)').matches;

/** A panel to share the article: message, services, link, QR code. */
export function Share(props: ShareProps) {
  const [open, setOpen] = useState(false);
  const title = useId();
  return (
    <section className="bench-card" data-bench-done="share" aria-labelledby={title}>
      <h3 id={title}>{props.title}</h3>
      <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {open ? texts.close : texts.open}
      </button>
      {open && <Panel props={props} />}
      <small>{texts.privacy}</small>
    </section>
  );
}

function ServiceList({ props, message }: { props: ShareProps; message: string }) {
  const list = useMemo(() => servicesFor(touch()), []);
  return (
    <ul className="bench-services">
      {list.map((service) => (
        <li key={service.id}>
          <a href={shareAddress(service, props, message)} rel="noreferrer">
            <Icon service={service} />
            {service.name}
          </a>
          {excess(service, message) > 0 && (
            <small>{texts.tooLong(service.name, excess(service, message))}</small>
          )}
        </li>
      ))}
    </ul>
  );
}

function Icon({ service }: { service: Service }) {
  return (
    <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
      <path d={service.icon} />
    </svg>
  );
}

function Panel({ props }: { props: ShareProps }) {
  const [turn, setTurn] = useState(0);
  const [message, setMessage] = useState(suggestion(props, 0));
  const [code, setCode] = useState(false);

  const another = () => {
    setTurn(turn + 1);
    setMessage(suggestion(props, turn + 1));
  };

  return (
    <div>
      <label>
        {texts.message}
        <textarea value={message} onChange={(event) => setMessage(event.target.value)} />
      </label>
      <button type="button" onClick={another}>
        {texts.suggestion}
      </button>
      <ServiceList props={props} message={message} />
      <CopyLink address={taggedAddress(props.url, 'link')} />
      <button type="button" aria-pressed={code} onClick={() => setCode(!code)}>
        {texts.code}
      </button>
      {code && <Code address={taggedAddress(props.url, 'qr')} />}
      <p>{texts.gift}</p>
    </div>
  );
}

function CopyLink({ address }: { address: string }) {
  const [result, setResult] = useState('');
  const copy = () => {
    navigator.clipboard.writeText(address).then(
      () => setResult(texts.copied),
      () => setResult(texts.failed),
    );
  };
  return (
    <p>
      <input readOnly value={address} aria-label={texts.copy} />
      <button type="button" onClick={copy}>
        {texts.copy}
      </button>
      <output>{result}</output>
    </p>
  );
}

function Code({ address }: { address: string }) {
  const modules = useMemo(() => qrCode(address), [address]);
  const size = modules.length + 8;
  return (
    <figure>
      <svg viewBox={`0 0 ${size} ${size}`} width="160" height="160" role="img" aria-label={address}>
        <path d={qrPath(modules)} />
      </svg>
      <figcaption>{texts.scan}</figcaption>
    </figure>
  );
}
