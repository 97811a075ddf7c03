/** Messages on PROD in the fourteen days before the pictures' date. */
export interface Day {
  at: number;
  messages: number;
  failed: number;
  medianMs: number;
  p95Ms: number;
}

// New Year, two weekends and Epiphany are quiet; on the 10th a bank's certificate had expired.
const figures = [
  [11_840, 9, 410, 1480],
  [38_410, 41, 420, 1560],
  [36_925, 38, 415, 1530],
  [14_260, 12, 380, 1310],
  [12_980, 8, 375, 1290],
  [27_340, 24, 400, 1420],
  [43_870, 52, 425, 1610],
  [45_120, 49, 430, 1640],
  [44_630, 61, 428, 1625],
  [42_215, 214, 455, 2280],
  [15_105, 11, 385, 1320],
  [13_470, 9, 380, 1300],
  [44_980, 55, 422, 1590],
  [46_310, 57, 418, 1570],
] as const;

export const days: readonly Day[] = figures.map(([messages, failed, medianMs, p95Ms], index) => ({
  at: Date.UTC(2025, 0, index + 1),
  messages,
  failed,
  medianMs,
  p95Ms,
}));

export const period = { from: Date.UTC(2025, 0, 1), to: Date.UTC(2025, 0, figures.length) };

/** Over all messages of the fourteen days, not the mean of the daily figures. */
export const overall = { medianMs: 421, p95Ms: 1606 };

/** Messages in each of the last 24 full hours; the first bar is yesterday from 8 to 9. */
export const hours: readonly number[] = [
  3210, 3585, 3720, 3490, 2870, 3305, 3415, 3120, 2640, 1985, 1460, 1180, 965, 890, 815, 640, 520,
  485, 510, 560, 735, 1240, 2105, 2890,
];

export const failedInHours = 54;

export interface ArtefactRuntime {
  name: string;
  messages: number;
  failed: number;
  medianMs: number;
  p95Ms: number;
}

export const busiest: readonly ArtefactRuntime[] = [
  {
    name: 'Order_Replication_S4_to_SFDC',
    messages: 96_420,
    failed: 38,
    medianMs: 388,
    p95Ms: 1240,
  },
  {
    name: 'Stock_Snapshot_EWM_to_S4',
    messages: 81_336,
    failed: 12,
    medianMs: 612,
    p95Ms: 1905,
  },
  {
    name: 'Shipment_Status_Carrier_to_S4',
    messages: 58_904,
    failed: 71,
    medianMs: 295,
    p95Ms: 870,
  },
  {
    name: 'Payment_Run_S4_to_Bank',
    messages: 3146,
    failed: 168,
    medianMs: 1320,
    p95Ms: 4250,
  },
];
