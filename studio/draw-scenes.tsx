import type { ReactNode } from 'react';
import { nameView, SCENES, type Scene, type View } from './catalogue.ts';
import { ConfigurationComparisonCloseUp } from './close-ups/configuration-comparison-close-up.tsx';
import { DashboardCloseUp } from './close-ups/dashboard-close-up.tsx';
import { ExplorerCloseUp, LandscapeExplorerCloseUp } from './close-ups/explorer-close-up.tsx';
import { LandscapeMonitoringCloseUp } from './close-ups/landscape-monitoring-close-up.tsx';
import { LanguagesCloseUp } from './close-ups/languages-close-up.tsx';
import { RuntimeReportingCloseUp } from './close-ups/runtime-reporting-close-up.tsx';
import { StageManagementCloseUp } from './close-ups/stage-management-close-up.tsx';
import { pairLanguages } from './picture-texts.ts';
import { ConfigurationComparison } from './scenes/configuration-comparison.tsx';
import { Dashboard } from './scenes/dashboard.tsx';
import { LandscapeExplorer } from './scenes/landscape-explorer.tsx';
import { LandscapeMonitoring } from './scenes/landscape-monitoring.tsx';
import { Languages } from './scenes/languages.tsx';
import { RuntimeReporting } from './scenes/runtime-reporting.tsx';
import { StageManagement } from './scenes/stage-management.tsx';

/** Every view of every scene in a language, by its name in addresses. */
export function drawScenes(code: string): Record<string, ReactNode> {
  const codes = pairLanguages(code);
  const scenes: Record<Scene, Record<View, ReactNode>> = {
    'landscape-explorer': {
      screen: <LandscapeExplorer />,
      closeUp: <LandscapeExplorerCloseUp />,
    },
    'stage-management': { screen: <StageManagement />, closeUp: <StageManagementCloseUp /> },
    dashboard: { screen: <Dashboard />, closeUp: <DashboardCloseUp /> },
    explorer: { screen: <LandscapeExplorer onlyDeviating />, closeUp: <ExplorerCloseUp /> },
    'runtime-reporting': { screen: <RuntimeReporting />, closeUp: <RuntimeReportingCloseUp /> },
    'landscape-monitoring': {
      screen: <LandscapeMonitoring />,
      closeUp: <LandscapeMonitoringCloseUp />,
    },
    'configuration-comparison': {
      screen: <ConfigurationComparison />,
      closeUp: <ConfigurationComparisonCloseUp />,
    },
    languages: {
      screen: <Languages codes={codes} />,
      closeUp: <LanguagesCloseUp codes={codes} />,
    },
  };
  return Object.fromEntries(
    SCENES.flatMap((scene) => [
      [nameView(scene, 'screen'), scenes[scene].screen],
      [nameView(scene, 'closeUp'), scenes[scene].closeUp],
    ]),
  );
}
