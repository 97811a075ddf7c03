import { describe, expect, it } from 'vitest';
import { findListAddress } from '#app/domain/landscape/list-address';

const RUNTIME = 'IntegrationRuntimeArtifacts?$format=json';
const PACKAGES = 'IntegrationPackages?$format=json';
const SUITE = 'acme.integrationsuite.cfapps.eu10.hana.ondemand.com';
const TRIAL = 'acme.integrationsuite-trial.cfapps.us10-001.hana.ondemand.com';
const OLD = 'acme.it-cpi018.cfapps.eu10-003.hana.ondemand.com';
const NEO = 'l0001-tmn.hci.eu1.hana.ondemand.com';
const edge = (id: string) =>
  encodeURIComponent(JSON.stringify({ edge: { runtimeLocationId: id } }));

describe('the address of a tenant’s lists', () => {
  it.each([
    [SUITE, `${SUITE}/api/v1/`],
    [`https://${SUITE}/shell/monitoring/Artifacts?x=1#y`, `${SUITE}/api/v1/`],
    [` https://${TRIAL}/shell/home `, `${TRIAL}/api/v1/`],
    ['acme.integrationsuite-cpi049.cfapps.eu10-003.hana.ondemand.com/shell', /^acme\.integration/],
    [NEO, `${NEO}/itspaces/odata/api/v1/`],
    [`https://${NEO}/itspaces/shell/design`, `${NEO}/itspaces/odata/api/v1/`],
    ['https://l0001-iflmap.hcisbp.eu1.hana.ondemand.com/cxf/x', `${NEO}/itspaces/odata/api/v1/`],
    ['l0001-iflmap.hcisbt.eu1.hana.ondemand.com', `${NEO}/itspaces/odata/api/v1/`],
    [`https://${OLD}/itspaces/shell/design`, `${OLD}/itspaces/odata/api/v1/`],
  ])('%s', (typed, service) => {
    const found = findListAddress(typed);
    if (found.kind !== 'address') throw new Error(found.kind);
    expect(found.isUsual).toBe(true);
    const start = found.runtime.replace('https://', '').replace(RUNTIME, '');
    expect(found.packages).toBe(`https://${start}${PACKAGES}`);
    if (typeof service === 'string') expect(start).toBe(service);
    else expect(start).toMatch(service);
  });

  it.each([
    `https://${SUITE}/location/edge-1/shell`,
    `https://${SUITE}/shell/monitoring/Messages/${edge('edge-1')}`,
    `https://${SUITE}/shell/monitoring?runtimeLocationId=edge-1`,
  ])('keeps the edge runtime: %s', (typed) => {
    expect(findListAddress(typed)).toMatchObject({
      runtime: `https://${SUITE}/location/edge-1/api/v1/${RUNTIME}`,
      packages: `https://${SUITE}/api/v1/${PACKAGES}`,
    });
  });

  it('knows that one location is the cloud', () => {
    expect(
      findListAddress(`${SUITE}/shell/monitoring/Messages/${edge('cloudintegration')}`),
    ).toEqual(findListAddress(SUITE));
  });

  it.each([
    ['acme.it-cpi018-rt.cfapps.eu10-003.hana.ondemand.com/http/orders', 'runtime-host'],
    [OLD, 'api-host'],
    ['https://emea.cockpit.btp.cloud.sap/cockpit', 'cockpit'],
    ['https://cockpit.eu10.hana.ondemand.com/cockpit/#/globalaccount/1', 'cockpit'],
    ['https://account.us2.hana.ondemand.com/#/home', 'cockpit'],
    ['https://acme.authentication.eu10.hana.ondemand.com/oauth/token', 'sign-in-host'],
    ['https://accounts.sap.com/saml2/idp/sso', 'sign-in-host'],
    ['acme.accounts.ondemand.com', 'sign-in-host'],
    ['mein tenant', 'invalid'],
    ['localhost', 'invalid'],
    ['', 'invalid'],
  ])('asks for the one of the web interface: %s', (typed, kind) => {
    expect(findListAddress(typed)).toEqual({ kind });
  });

  it('builds an address for an unusual host, and says so', () => {
    expect(findListAddress('cpi.acme.example')).toMatchObject({
      runtime: `https://cpi.acme.example/api/v1/${RUNTIME}`,
      isUsual: false,
    });
  });
});
