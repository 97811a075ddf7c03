import { describe, expect, it } from 'vitest';
import { ParameterTable } from '#app/features/explorer/comparison-dialog';
import { artefacts } from '#app/features/explorer/demo/landscape';
import { DrawnExplorer } from '#app/features/explorer/live-landscape';
import { read, show } from '../show';

/** Each row of a table in one line. */
function readRows(html: string): string[] {
  return [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
    read(row.replace(/<svg.*?<\/svg>/gs, '')),
  );
}

describe('server-rendered markup', () => {
  it('is a table of all artefacts and versions, with deviations in words', async () => {
    const html = await show('de', <DrawnExplorer />);
    expect(html).toMatch(/>36 Artefakte, 7 Abweichungen.*>Abweichungen 7<.*>Alle 36 zeigen</s);
    const rows = readRows(html);
    // One of heads, seven of packages, 36 of artefacts.
    expect(rows).toHaveLength(44);
    expect(rows.slice(0, 6)).toEqual([
      'Artefakt DEV cpi-nonprod TEST cpi-nonprod PROD cpi-prod Vergleich',
      'Artefakte zeigen: Sales Integration 6 Artefakte 2 Abweichungen',
      'Order_Replication_S4_to_SFDC 1.4.2 1.4.2 1.4.1 Abweichung auf PROD',
      'Order_Status_S4_to_SFDC 1.2.0 1.2.0 1.2.0 Gleich',
      'Customer_Master_S4_to_SFDC 2.0.3 2.0.3 2.0.3 Gleich',
      'Quote_Request_SFDC_to_S4 0.9.1 0.9.0 fehlt Abweichung auf TEST, fehlt auf PROD',
    ]);
    expect(rows.filter((row) => row.endsWith('Gleich'))).toHaveLength(29);
    expect(rows).toContain(
      'Goods_Invoice_Ariba_to_S4 1.2.1 1.2.0 1.2.0 Abweichung auf TEST und PROD',
    );
  });

  it('only deviating versions open a comparison', async () => {
    const html = await show('de', <DrawnExplorer />);
    const names = [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
    expect(names).toHaveLength(9);
    expect(names.slice(1, 3)).toEqual([
      'Quote_Request_SFDC_to_S4 auf TEST: 0.9.0 statt 0.9.1. Vergleich öffnen',
      'Quote_Request_SFDC_to_S4 fehlt auf PROD. Vergleich öffnen',
    ]);
  });
});

describe('the comparison', () => {
  const compare = async (name: string, code = 'de') => {
    const artefact = artefacts.find((one) => one.name === name);
    if (!artefact) throw new Error(`no ${name}`);
    return readRows(await show(code, <ParameterTable artefact={artefact} />));
  };

  it('shows the version, then the parameters grouped by use', async () => {
    const rows = await compare('Order_Replication_S4_to_SFDC');
    expect(rows).toHaveLength(18);
    expect(rows.slice(0, 8)).toEqual([
      'Parameter DEV TEST PROD Vergleich',
      'Version 1.4.2 1.4.2 1.4.1 Abweichung auf PROD',
      'Sender: S/4HANA',
      'Sender_Path /s4/orders /s4/orders /s4/orders Gleich',
      'Sender_Role ESBMessaging.send ESBMessaging.send ESBMessaging.send Gleich',
      'IDoc_Type ORDERS05 ORDERS05 ORDERS05 Gleich',
      'Empfänger: Salesforce',
      'SFDC_Host sfdc-dev.example sfdc-test.example sfdc.example Gewollt verschieden',
    ]);
  });

  it('shows no value and no further comparison when the artefact is missing', async () => {
    const rows = await compare('Quote_Request_SFDC_to_S4', 'en');
    expect(rows[1]).toBe('Version 0.9.1 0.9.0 missing Differs on TEST, missing on PROD');
    expect(rows).toContain('Request_Timeout_s 90 60 – Differs on TEST');
    expect(rows).toContain('Receiver: S/4HANA');
  });
});
