// Written by `npm run pictures`; not to be edited.

export const pictures = {
  "scenes": {
    "landscape-explorer": [
      "screen",
      "closeUp"
    ],
    "stage-management": [
      "screen",
      "closeUp"
    ],
    "dashboard": [
      "screen",
      "tall",
      "closeUp"
    ],
    "explorer": [
      "wide",
      "closeUp"
    ],
    "runtime-reporting": [
      "screen",
      "tall",
      "closeUp"
    ],
    "landscape-monitoring": [
      "tall",
      "closeUp"
    ],
    "configuration-comparison": [
      "screen",
      "wide",
      "closeUp"
    ],
    "languages": [
      "tall",
      "closeUp"
    ]
  },
  "formats": [
    "avif",
    "webp"
  ],
  "views": {
    "screen": {
      "suffix": "",
      "widths": [
        750,
        1200,
        2400
      ],
      "width": 2400,
      "height": 1120
    },
    "wide": {
      "suffix": "-wide",
      "widths": [
        600,
        1200
      ],
      "width": 1200,
      "height": 520
    },
    "tall": {
      "suffix": "-tall",
      "widths": [
        290,
        580
      ],
      "width": 580,
      "height": 520
    },
    "closeUp": {
      "suffix": "-close-up",
      "widths": [
        480,
        960
      ],
      "width": 960,
      "height": 640
    }
  }
} as const;
