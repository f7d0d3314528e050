import { disc, type Motif, type Point, polygon, polyline, steps } from '../pen.ts';

/** A suspension bridge before a low sun. */
export const bridge: Motif = ({ ctx, width, height, palette }) => {
  disc(ctx, width * 0.5, height * 0.5, 27, palette.accent);
  const deck = height * 0.66;
  const towers = [width * 0.22, width * 0.78];
  const cable = (x: number) => {
    const middle = 1 - (x - width * 0.22) / (width * 0.56);
    if (middle < 0 || middle > 1) {
      const outer = middle < 0 ? (width - x) / (width * 0.22) : x / (width * 0.22);
      return deck - 1 - (deck - 17) * Math.max(0, outer) ** 1.3;
    }
    return deck - 4 - (deck - 20) * (2 * middle - 1) ** 2;
  };
  for (const step of steps(81)) {
    const x = (step / 80) * width;
    polyline(
      ctx,
      [
        [x, cable(x)],
        [x, deck],
      ],
      { colour: palette.deep, width: 0.28, alpha: 0.8 },
    );
  }
  polyline(
    ctx,
    steps(161).map((step): Point => [(step / 160) * width, cable((step / 160) * width)]),
    { colour: palette.deep, width: 1.1 },
  );
  for (const x of towers) {
    polygon(
      ctx,
      [
        [x - 2.6, height],
        [x - 1.6, 14],
        [x + 1.6, 14],
        [x + 2.6, height],
      ],
      palette.deep,
    );
  }
  polygon(
    ctx,
    [
      [0, deck],
      [width, deck],
      [width, deck + 2.6],
      [0, deck + 2.6],
    ],
    palette.mid,
  );
  for (const step of steps(9)) {
    const y = deck + 7 + step * 2.6;
    const inset = (step * 37) % 60;
    polyline(
      ctx,
      [
        [inset * 0.4, y],
        [width - inset * 0.6, y],
      ],
      { colour: palette.deep, width: 0.45, alpha: 0.55 - step * 0.045 },
    );
  }
};

/** Cubes in parallel projection: a skyline of towers of uneven height. */
export const blocks: Motif = ({ ctx, width, height, palette, random }) => {
  const size = 9;
  const across = size * Math.cos(Math.PI / 6);
  const tower = (x: number, foot: number, tall: number, top: string) => {
    const roof = foot - tall;
    polygon(
      ctx,
      [
        [x, roof],
        [x + across, roof - size / 2],
        [x, roof - size],
        [x - across, roof - size / 2],
      ],
      top,
    );
    polygon(
      ctx,
      [
        [x, roof],
        [x + across, roof - size / 2],
        [x + across, foot],
        [x, foot + size / 2],
      ],
      palette.deep,
    );
    polygon(
      ctx,
      [
        [x, roof],
        [x - across, roof - size / 2],
        [x - across, foot],
        [x, foot + size / 2],
      ],
      palette.mid,
    );
  };
  for (const row of steps(13)) {
    for (const column of steps(Math.ceil(width / across / 2) + 2)) {
      const x = (column * 2 + (row % 2) - 1) * across;
      const foot = height * 0.44 + row * size * 0.75;
      const hill = Math.exp(-(((x - width * 0.6) / 42) ** 2));
      const tall = random.between(1, 9) + hill * (1 - row / 16) * random.between(8, 40);
      tower(x, foot, tall, random.next() > 0.93 ? palette.accent : palette.light);
    }
  }
};

/** Layers of ground, each with its own long wave. */
export const strata: Motif = ({ ctx, width, height, palette, random }) => {
  disc(ctx, width * 0.7, height * 0.27, 14, palette.accent);
  const colours = [palette.light, palette.mid, palette.deep];
  for (const layer of steps(9)) {
    const base = height * 0.3 + layer * 7.6;
    const [a, b, shift] = [random.between(3, 7), random.between(1, 3), random.between(0, 6)];
    const edge = steps(81).map((step): Point => {
      const x = (step / 80) * width;
      return [x, base + Math.sin(x / 24 + shift) * a * (1 - layer / 12) + Math.sin(x / 9 + shift * 2) * b * 0.5];
    });
    polygon(ctx, [...edge, [width, height + 2], [0, height + 2]], colours[layer % 3] ?? palette.deep);
    for (const line of steps(2)) {
      const lower = edge.map(([x, y]): Point => [x, y + 1.9 + line * 1.7]);
      polyline(ctx, lower, { colour: palette.ground, width: 0.3, alpha: 0.55 });
    }
  }
};
