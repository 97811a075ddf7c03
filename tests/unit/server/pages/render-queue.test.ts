import { describe, expect, it } from 'vitest';
import { createRenderQueue, type RenderSlot } from '#app/server/pages/render-queue';

/** A queue whose next page begins when the test says so. */
function openQueue({ maxRunning = 1, maxWaiting = 4 } = {}) {
  const deferred: (() => void)[] = [];
  const queue = createRenderQueue({
    maxRunning,
    maxWaiting,
    defer: (next) => void deferred.push(next),
    pause: (refuse) => refuse(),
  });
  const events: string[] = [];
  const turns = new Map<string, RenderSlot>();
  const ask = async (name: string, network: string | undefined) => {
    const turn = await queue.take(network);
    events.push(turn ? name : `${name} refused`);
    if (turn) turns.set(name, turn);
  };
  /** Reads waiting requests and begins the next page. */
  const goRound = async () => {
    for (const next of deferred.splice(0)) next();
    await settle();
  };
  const end = async (name: string) => {
    turns.get(name)?.end();
    await goRound();
  };
  return { queue, events, turns, ask, goRound, end };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe('the render queue', () => {
  it('starts after all received requests are read, one render at a time', async () => {
    const { events, ask, goRound } = openQueue({ maxRunning: 2 });
    for (const name of ['a', 'b', 'c']) void ask(name, 'x');
    await settle();
    expect(events).toEqual([]);
    await goRound();
    expect(events).toEqual(['a']);
    await goRound();
    expect(events).toEqual(['a', 'b']);
    await goRound();
    expect(events).toEqual(['a', 'b']);
  });

  it('refuses requests beyond its limit', async () => {
    const { queue, events, ask, goRound } = openQueue({ maxWaiting: 2 });
    for (const name of ['a', 'b', 'c']) void ask(name, 'x');
    await settle();
    expect(events).toEqual(['c refused']);
    expect(queue.count()).toEqual({ running: 0, waiting: 2, refused: 1 });
    await goRound();
    void ask('d', 'x');
    await settle();
    expect(events).toEqual(['c refused', 'a']);
    expect(queue.count()).toEqual({ running: 1, waiting: 2, refused: 1 });
  });

  it('reports a refusal after a pause, in which the place is free', async () => {
    const paused: (() => void)[] = [];
    const queue = createRenderQueue({
      maxRunning: 1,
      maxWaiting: 1,
      defer: () => undefined,
      pause: (refuse) => void paused.push(refuse),
    });
    void queue.take('a');
    const refused = queue.take('a');
    expect(queue.count()).toEqual({ running: 0, waiting: 1, refused: 1 });
    expect(paused).toHaveLength(1);
    paused[0]?.();
    expect(await refused).toBeUndefined();
  });

  it('lets networks take turns', async () => {
    const { events, ask, goRound, end } = openQueue();
    for (const name of ['a1', 'a2', 'a3']) void ask(name, 'a');
    void ask('b1', 'b');
    await goRound();
    for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name);
    expect(events).toEqual(['a1', 'b1', 'a2', 'a3']);
  });

  it('evicts the last request of the network with the most when it is full', async () => {
    const { events, ask, goRound, end } = openQueue();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) void ask(name, 'a');
    for (const name of ['b1', 'b2', 'b3']) void ask(name, 'b');
    await settle();
    expect(events).toEqual(['a5 refused', 'a4 refused', 'a3 refused', 'b3 refused']);
    events.length = 0;
    await goRound();
    for (const name of ['a1', 'b1', 'a2', 'b2']) await end(name);
    expect(events).toEqual(['a1', 'b1', 'a2', 'b2']);
  });

  it('serves probes first, and refuses none', async () => {
    const { events, ask, goRound, end } = openQueue({ maxWaiting: 1 });
    void ask('visitor', 'a');
    void ask('one probe', undefined);
    void ask('another', undefined);
    await goRound();
    await end('one probe');
    await end('another');
    expect(events).toEqual(['one probe', 'another', 'visitor']);
  });

  it('renders other pages while one waits for the store', async () => {
    const { events, turns, ask, goRound, end } = openQueue();
    for (const name of ['a', 'b', 'c']) void ask(name, 'x');
    await goRound();
    const answer = Promise.withResolvers<string>();
    const found = turns.get('a')?.waitFor(() => answer.promise);
    void found?.then((text) => events.push(text));
    await goRound();
    expect(events).toEqual(['a', 'b']);
    answer.resolve('a goes on');
    await settle();
    expect(events).toEqual(['a', 'b']);
    await end('b');
    expect(events).toEqual(['a', 'b', 'a goes on']);
    await end('a');
    expect(events).toEqual(['a', 'b', 'a goes on', 'c']);
  });

  it('continues after a store failure', async () => {
    const { events, turns, ask, goRound, end } = openQueue();
    void ask('a', 'x');
    void ask('b', 'x');
    await goRound();
    const failed = turns.get('a')?.waitFor(() => Promise.reject(new Error('gone')));
    const told = expect(failed).rejects.toThrow('gone');
    await goRound();
    await end('b');
    await told;
    await end('a');
    expect(events).toEqual(['a', 'b']);
  });
});
