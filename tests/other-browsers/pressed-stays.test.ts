import { afterAll, beforeAll, expect, it } from 'vitest';
import { findWebKit } from '#tools/checks/programs.ts';
import { PRESSED_WIDTHS, pickControl, readMoved } from '../e2e/support/pressed';
import { type RunningServer, startServer } from '../integration/support/server';
import { type Visitor, waitForScripts } from './support/visitor';
import { startWebKit } from './support/webkit';

const webkit = findWebKit();

let server: RunningServer;
let visitor: Visitor;
beforeAll(async () => {
  if (!webkit) return;
  server = await startServer();
  visitor = await startWebKit(webkit);
});
afterAll(async () => {
  await visitor?.close();
  await server?.stop();
});

it.skipIf(!webkit).each(PRESSED_WIDTHS.webKit)(
  'what is pressed stays in its place at %i px in WebKit',
  async (width) => {
    await visitor.resize(width, 740);
    await visitor.open(`${server.origin}/preiskalkulator/pro?users=38&systems=5&addons=reporting`);
    await waitForScripts(visitor);
    const pressed: string[] = [];
    const moved: string[] = [];
    while (true) {
      const control = await visitor.ask(pickControl, JSON.stringify(pressed));
      if (!control) break;
      pressed.push(control.name);
      await visitor.pressAt(control.x, control.y);
      const pixels = await visitor.ask(readMoved);
      if (pixels > 1) moved.push(`${control.name}: ${pixels} px`);
    }
    expect(moved).toEqual([]);
    expect(pressed).toContain('Zurück zu monatlich');
  },
);
