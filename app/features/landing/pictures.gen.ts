// Written by `npm run pictures`; not to be edited.

export const pictures = {
  "scenes": [
    "landscape-explorer",
    "stage-management",
    "dashboard",
    "runtime-reporting",
    "configuration-comparison"
  ],
  "widths": [
    640,
    1120,
    1920
  ],
  "formats": [
    "avif",
    "webp"
  ],
  "width": 1920,
  "height": 1200
} as const;
