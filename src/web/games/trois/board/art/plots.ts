/** Ground kept free of the country's things for buildings, slips and the key: left, top, right, bottom. */
export const PLOTS: readonly (readonly [left: number, top: number, right: number, bottom: number])[] = [
  // Buckingham's castle, Dover
  [236, 150, 460, 360],
  [560, 176, 680, 238],
  [780, 70, 850, 190],
  // Calais
  [770, 380, 1010, 540],
  // Paris and the Louvre
  [770, 630, 930, 830],
  [1040, 520, 1460, 930],
  [1430, 600, 1600, 930],
  [1270, 930, 1500, 980],
  // The castles and their slips
  [250, 990, 470, 1190],
  [424, 1050, 620, 1190],
  [1340, 1080, 1550, 1190],
  [1480, 860, 1600, 1080],
  // Rochefort, the key
  [20, 776, 204, 920],
  [20, 920, 250, 1190],
  // The words of the map
  [30, 690, 200, 726],
  [30, 416, 250, 462],
];
