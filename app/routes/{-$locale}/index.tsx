import { createFileRoute } from '@tanstack/react-router';
import { PageFrame } from '#app/features/shell/page-frame';

export const Route = createFileRoute('/{-$locale}/')({ component: Landing });

function Landing() {
  return <PageFrame>{null}</PageFrame>;
}
