interface ScreenshotProps {
  scene:
    | 'landscape-explorer'
    | 'stage-management'
    | 'dashboard'
    | 'runtime-reporting'
    | 'configuration-comparison';
}

export function Screenshot({ scene }: ScreenshotProps) {
  return <div data-scene={scene} />;
}
