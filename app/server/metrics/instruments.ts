import {
  Counter,
  collectDefaultMetrics,
  Gauge,
  Histogram,
  type Registry,
} from '@prometheus-io/client';
import { DELIVERY_TARGETS, type DeliveryTarget } from '#app/domain/contact/fields.ts';
import { INQUIRY_OUTCOMES, type InquiryOutcome } from '#app/server/inquiries/open-inquiries.ts';
import { REQUEST_KINDS, type RequestKind } from '#app/server/requests/request-log.ts';

/** From a cached page to the timeout of a provider. */
const BUCKETS_SECONDS = [
  0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30,
];

/** Counters. Labels have few values, none of them from visitors. */
export function createCounters(registry: Registry) {
  const registers = [registry];
  const durations = new Histogram({
    name: 'stagemap_http_request_duration_seconds',
    help: 'Time until an answer was sent, by what the request was about.',
    labelNames: ['kind'],
    buckets: BUCKETS_SECONDS,
    registers,
  });
  const requests = new Counter({
    name: 'stagemap_http_requests_total',
    help: 'Requests by what they were about and by the class of the status.',
    labelNames: ['kind', 'status'],
    registers,
  });
  const aborted = new Counter({
    name: 'stagemap_http_requests_aborted_total',
    help: 'Requests whose client went away before it had the whole answer.',
    registers,
  });
  const inquiries = new Counter({
    name: 'stagemap_inquiries_total',
    help: 'Attempts to send an inquiry, by what the visitor was told.',
    labelNames: ['outcome'],
    registers,
  });
  const attempts = new Counter({
    name: 'stagemap_delivery_attempts_total',
    help: 'Attempts to deliver an inquiry, by target and result.',
    labelNames: ['target', 'result'],
    registers,
  });
  // Initialized with 0, so that the first event is seen as a change.
  for (const kind of REQUEST_KINDS) {
    for (const status of ['2xx', '3xx', '4xx', '5xx']) requests.inc({ kind, status }, 0);
  }
  for (const outcome of INQUIRY_OUTCOMES) inquiries.inc({ outcome }, 0);
  for (const target of DELIVERY_TARGETS) {
    for (const result of ['delivered', 'failed']) attempts.inc({ target, result }, 0);
  }
  collectDefaultMetrics({ register: registry });

  return {
    countRequest: (kind: RequestKind, status: number, milliseconds: number, isAborted: boolean) => {
      durations.observe({ kind }, milliseconds / 1000);
      requests.inc({ kind, status: `${Math.floor(status / 100)}xx` });
      if (isAborted) aborted.inc();
    },
    countInquiry: (outcome: InquiryOutcome) => inquiries.inc({ outcome }),
    countDelivery: (target: DeliveryTarget, result: 'delivered' | 'failed') =>
      attempts.inc({ target, result }),
  };
}

/** Gauges, set when metrics are collected. */
export function createGauges(registry: Registry) {
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `stagemap_${name}`, help, registers: [registry] });
  return {
    rendersRunning: gauge('render_running', 'Pages that are being made.'),
    rendersWaiting: gauge('render_queue_length', 'Requests that wait for a page to be made.'),
    pricesVersion: gauge('price_list_version', 'The price list in force; 0 is the built-in one.'),
    pricesUnreadable: gauge(
      'price_list_broken',
      'Whether the price list that should be in force cannot be read.',
    ),
    draining: gauge('draining', '1 from the moment on that the server was told to end.'),
    storeUp: gauge('store_up', 'Whether the store can be written to.'),
    undelivered: gauge('deliveries_waiting', 'Deliveries that will be tried again.'),
    dead: gauge('deliveries_dead', 'Deliveries that were given up.'),
    oldest: gauge(
      'inquiry_oldest_undelivered_seconds',
      'Age of the oldest inquiry with a delivery that waits or was given up; 0 without one.',
    ),
  };
}
