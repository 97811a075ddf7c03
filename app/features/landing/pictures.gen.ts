// Written by `npm run pictures`; not to be edited.

export const pictures = {
  "scenes": [
    "landscape-explorer",
    "stage-management",
    "dashboard",
    "explorer",
    "runtime-reporting",
    "landscape-monitoring",
    "configuration-comparison",
    "languages"
  ],
  "formats": [
    "avif",
    "webp"
  ],
  "views": {
    "screen": {
      "widths": [
        640,
        1120,
        1920
      ],
      "width": 1920,
      "height": 1200
    },
    "closeUp": {
      "widths": [
        480,
        960
      ],
      "width": 960,
      "height": 640
    }
  }
} as const;
