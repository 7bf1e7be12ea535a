// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { mergePaywallConfig } from '../../../../../../core/domain/paywall/config.ts';
import { createAccount } from '../../../../../../widgets/paywall/paywall/api/registration.ts';
import { backend } from '../../../../support/backend.ts';

const PAYWALL_DEFAULTS = mergePaywallConfig();

const FORM = {
  email: 'a@post.nl',
  password: 'x',
  terms: 'on',
  optin: '',
  newsletter: '',
  name: '',
  newsletterAgreed: '',
  subscribe_source: 'paywall_proef',
  return_to: '/#account-created',
};

function register(body: string | null, status = 200, successDetails = PAYWALL_DEFAULTS.registrationSuccess) {
  backend({ '*': () => new Response(body, { status }) });
  return createAccount(FORM, '"sleutel"', { successDetails });
}

describe('an account was created only where the server confirms it [registration-4, registration-8]', () => {
  it.each([
    [null, 204],
    [null, 201],
    ['{}', 200],
    ['{"detail":"account created"}', 201],
    ['{"detail":"Account Created "}', 200],
    ['{"detail":"ok","message":null}', 200],
    ['{"detail":"account created","message":"success"}', 200],
    ['{"message":"success"}', 200],
    ['{"detail":"Account_created."}', 200],
    ['{"detail":""}', 200],
    ['{"detail":null,"message":null}', 201],
    ['{"detail":"ok","id":12}', 200],
    ['{"ok":true}', 200],
    ['{"success":true,"id":12}', 201],
    ['{"status":"success"}', 200],
    ['{"detail":"","error":null}', 200],
  ])('%s with %d is a success', async (body, status) => {
    expect(await register(body, status)).toEqual({ state: 'registered' });
  });

  it.each([
    ['{"detail":"password too common","message":"error"}', 200],
    ['{"detail":"password too common"}', 200],
    ['{"detail":"ok","message":"error"}', 200],
    ['{"message":"error"}', 200],
    ['{"detail":1}', 200],
    ['{"detail":"","error":"te druk"}', 200],
    ['{"detail":"..."}', 200],
    ['{"detail":["account created"]}', 200],
    ['{"error":"te druk"}', 200],
    ['{"success":false}', 200],
    ['{"success":true,"error":"te druk"}', 200],
    ['{"status":"error"}', 200],
    ['{"status":400}', 200],
    ['{"id":12}', 200],
    ['[]', 200],
    ['"account created"', 200],
    ['true', 200],
    ['{"detail":"account exists"}', 200],
    ['{"detail":"email-invalid","message":"vol"}', 201],
    ['{"detail":"account created"}', 409],
    ['{"detail":"password too common"}', 422],
  ])('%s with %d is a refusal', async (body, status) => {
    expect(await register(body, status)).toMatchObject({ state: 'refused' });
  });

  it.each([
    ['<!doctype html><title>Inloggen</title>', 200],
    ['{"detail":"account cre', 200],
    ['{}', 500],
    ['<html>', 403],
  ])('%s with %d is neither', async (body, status) => {
    await expect(register(body, status)).rejects.toThrow();
  });

  it.each(['account exists', 'email-invalid'])(
    'reads "%s" in message, too [registration-4]',
    async (reason) => {
      const refused = { state: 'refused', detail: reason, message: '' };
      expect(await register(JSON.stringify({ message: reason }), 409)).toEqual(refused);
      await expect(register('{"message":"boem"}', 409)).rejects.toThrow();
    },
  );

  it('takes the words of the site', async () => {
    expect(await register('{"detail":"aangemaakt"}', 200, ['aangemaakt'])).toEqual({ state: 'registered' });
    expect(await register('{"detail":"ok"}', 200, ['aangemaakt'])).toMatchObject({ state: 'refused' });
  });
});
