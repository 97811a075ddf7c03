import type { ReactNode } from 'react';
import { CARDS, PICTURES, type Scene, type View } from './catalogue.ts';
import {
  ConfigurationComparison,
  ConfigurationComparisonCloseUp,
} from './scenes/configuration-comparison.tsx';
import { Dashboard, DashboardCloseUp } from './scenes/dashboard.tsx';
import { ExplorerCloseUp } from './scenes/explorer.tsx';
import { LandscapeExplorer, LandscapeExplorerCloseUp } from './scenes/landscape-explorer.tsx';
import { LandscapeMonitoringCloseUp } from './scenes/landscape-monitoring.tsx';
import { LanguagesCloseUp } from './scenes/languages.tsx';
import { OpenGraphCard } from './scenes/open-graph-card.tsx';
import { RuntimeReporting, RuntimeReportingCloseUp } from './scenes/runtime-reporting.tsx';
import { StageManagement, StageManagementCloseUp } from './scenes/stage-management.tsx';

/** All pictures in a language, by their names in addresses. */
export function drawPictures(code: string): Map<string, ReactNode> {
  /** A close-up fits the sizes of all views but the screen. */
  const scenes: Record<Scene, { screen?: ReactNode; closeUp: ReactNode }> = {
    'landscape-explorer': {
      screen: <LandscapeExplorer />,
      closeUp: <LandscapeExplorerCloseUp />,
    },
    'stage-management': { screen: <StageManagement />, closeUp: <StageManagementCloseUp /> },
    dashboard: { screen: <Dashboard />, closeUp: <DashboardCloseUp /> },
    explorer: { closeUp: <ExplorerCloseUp /> },
    'runtime-reporting': { screen: <RuntimeReporting />, closeUp: <RuntimeReportingCloseUp /> },
    'landscape-monitoring': { closeUp: <LandscapeMonitoringCloseUp /> },
    'configuration-comparison': {
      screen: <ConfigurationComparison />,
      closeUp: <ConfigurationComparisonCloseUp />,
    },
    languages: { closeUp: <LanguagesCloseUp codes={[code, code === 'de' ? 'en' : 'de']} /> },
  };
  const draw = (scene: Scene, view: View) => scenes[scene][view === 'screen' ? view : 'closeUp'];
  return new Map<string, ReactNode>([
    ...PICTURES.map(({ scene, view, picture }) => [picture, draw(scene, view)] as const),
    ...CARDS.map((card) => [`card-${card}`, <OpenGraphCard key={card} card={card} />] as const),
  ]);
}
