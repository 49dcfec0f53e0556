/** A way to deploy an army. */
export interface Deployment {
  /** What it has won of how many battles, with other seeds than those of the search; docs/players.md tells how these were counted. */
  readonly won: number;
  readonly fought: number;
  /** Where the first unit of each body stands, in inches; the others of the body stand beside it, to the right on the map. */
  readonly bodies: Readonly<Record<string, readonly [x: number, y: number]>>;
}

/**
 * How armies are deployed that have to win, by battle. Each was found among forty to seventy that were drawn at random and changed about, by
 * battles of a player with the legate's weights against the centurion, who deploys as the battle suggests: most have their bodies beside
 * each other at the front of their ground, where the battle has them in depth. docs/players.md tells what they have won.
 */
export const DEPLOYMENT_BOOK: Readonly<Record<string, { readonly red: Deployment; readonly blue: Deployment }>> = {
  zama: {
    red: {
      won: 46,
      fought: 50,
      bodies: {
        equ: [15.3, 36.1],
        mas: [21.5, 36.1],
        tri: [30.9, 36.1],
        pri: [29.3, 37.8],
        has: [38.7, 36.1],
        vel: [48.1, 36.1],
        all: [48.9, 37.8],
      },
    },
    blue: {
      won: 59,
      fought: 60,
      bodies: {
        bal: [20.8, 11.9],
        gau: [19.2, 10.2],
        vet: [25.6, 11.9],
        lib: [32, 11.9],
        lig: [33.6, 10.2],
        ele: [40, 11.9],
        pun: [46.4, 11.9],
        num: [51.2, 11.9],
      },
    },
  },
  gaza: {
    red: {
      won: 29,
      fought: 40,
      bodies: {
        egy: [35.3, 39.1],
        spi: [41.7, 39.1],
        jav: [40.9, 40.8],
        pik: [38.5, 42.5],
        mer: [40.1, 44.2],
        arc: [48.1, 39.1],
        lan: [51.3, 39.1],
        hor: [56.1, 39.1],
      },
    },
    blue: {
      won: 19,
      fought: 20,
      bodies: {
        bpsi: [27.1, 11.9],
        blyc: [26.3, 10.2],
        bcre: [32.5, 11.9],
        bele: [37.9, 11.9],
        bpik: [37.1, 10.2],
        btar: [46.5, 11.9],
        bgua: [52.7, 11.9],
        bally: [58.9, 11.9],
        bscy: [65.1, 11.9],
      },
    },
  },
};
