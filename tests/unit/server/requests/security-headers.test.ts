import { describe, expect, it } from 'vitest';
import {
  pagePolicy,
  securityHeaders,
  withSecurityHeaders,
} from '#app/server/requests/security-headers';

describe('the content security policy of a page', () => {
  it('allows the configured CAPTCHA (D26)', () => {
    const policy = pagePolicy([], { captchaOrigin: 'https://challenge.example' });
    expect(policy).toContain("script-src 'self' https://challenge.example;");
    expect(policy).toContain('frame-src https://challenge.example;');
    expect(policy).toContain("connect-src 'self' https://challenge.example;");
  });

  it('refuses each connection, worker and form of an isolated page (D52)', () => {
    expect(pagePolicy(["'sha256-a='"], { isIsolated: true })).toBe(
      "default-src 'none'; script-src 'self' 'sha256-a='; style-src 'self'; img-src 'self'; " +
        "font-src 'self'; manifest-src 'self'; connect-src 'none'; worker-src 'none'; " +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    );
  });
});

it('an isolated page may connect to this site only (D52)', () => {
  expect(securityHeaders('', { isIsolated: true })['connection-allowlist']).toBe(
    '(response-origin "mailto:*" "tel:*")',
  );
  expect(securityHeaders('')).not.toHaveProperty('connection-allowlist');
});

describe('an answer', () => {
  it('gets the headers even if its own are immutable', async () => {
    const foreign = Response.redirect('https://site.example/', 302);
    const answer = withSecurityHeaders(foreign, true);
    expect(answer.status).toBe(302);
    expect(answer.headers.get('location')).toBe('https://site.example/');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('content-security-policy')).toBe(
      "default-src 'none'; frame-ancestors 'none'",
    );
    expect(answer.headers.get('strict-transport-security')).toBe('max-age=63072000');
    const plain = withSecurityHeaders(new Response(), false);
    expect(plain.headers.has('strict-transport-security')).toBe(false);
  });
});
