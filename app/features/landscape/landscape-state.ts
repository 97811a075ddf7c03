import type { ReadResult } from '#app/domain/landscape/list';
import type { SeparationRule } from '#app/domain/landscape/separation';

/** A file or a pasted text. */
export interface Source {
  key: string;
  fileName: string;
  result: ReadResult | { kind: 'waiting' } | { kind: 'unreadable' };
}

/** The visitor's changes to a tenant; a missing field means that the guess applies. */
export interface TenantSettings {
  name?: string;
  stage?: string;
  /** Counted from 1. */
  landscape?: number;
  rules?: readonly SeparationRule[];
  /** Stage of artefacts that no rule matches; '' leaves them out. */
  openStage?: string;
}

export interface LandscapeState {
  /** In order of arrival. */
  sources: readonly Source[];
  settings: Readonly<Record<string, TenantSettings>>;
  /** The whole order after the visitor's last move; stages added later follow in the usual order. */
  stageOrder: readonly string[];
  /** The landscape in the results. */
  shownLandscape: number;
}

export type LandscapeAction =
  | { kind: 'received'; sources: readonly Pick<Source, 'key' | 'fileName'>[] }
  | { kind: 'read'; key: string; result: Source['result'] }
  | { kind: 'removed'; keys: readonly string[] }
  | { kind: 'changed'; tenant: string; settings: TenantSettings }
  | { kind: 'rules-reset'; tenant: string }
  | { kind: 'stage-moved'; shown: readonly string[]; stage: string; by: -1 | 1 }
  | { kind: 'landscape-shown'; landscape: number }
  | { kind: 'restored'; state: LandscapeState };

export const EMPTY_LANDSCAPE: LandscapeState = {
  sources: [],
  settings: {},
  stageOrder: [],
  shownLandscape: 1,
};

/** The state after an action of the visitor. */
export function reduceLandscape(state: LandscapeState, action: LandscapeAction): LandscapeState {
  switch (action.kind) {
    case 'received': {
      const result = { kind: 'waiting' } as const;
      const added = action.sources.map((source) => ({ ...source, result }));
      return { ...state, sources: [...state.sources, ...added] };
    }
    case 'read':
      return {
        ...state,
        sources: state.sources.map((source) =>
          source.key === action.key ? { ...source, result: action.result } : source,
        ),
      };
    case 'removed': {
      const removed = new Set(action.keys);
      const sources = state.sources.filter(({ key }) => !removed.has(key));
      return sources.length === 0 ? EMPTY_LANDSCAPE : { ...state, sources };
    }
    case 'changed': {
      const settings = { ...state.settings[action.tenant], ...action.settings };
      return { ...state, settings: { ...state.settings, [action.tenant]: settings } };
    }
    case 'rules-reset': {
      const { rules: _, ...settings } = state.settings[action.tenant] ?? {};
      return { ...state, settings: { ...state.settings, [action.tenant]: settings } };
    }
    case 'stage-moved': {
      const { shown, stage, by } = action;
      const others = shown.filter((other) => other !== stage);
      const at = Math.max(0, shown.indexOf(stage) + by);
      return { ...state, stageOrder: others.toSpliced(at, 0, stage) };
    }
    case 'landscape-shown':
      return { ...state, shownLandscape: action.landscape };
    case 'restored':
      return action.state;
  }
}
