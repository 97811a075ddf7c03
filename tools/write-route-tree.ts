import { writeRouteTree } from './framework/route-tree.ts';

await writeRouteTree();
