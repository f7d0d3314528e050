import { disc, type Motif, type Pen, type Point, polyline, ring, steps, strokePath } from '../pen.ts';

/** A heartbeat that crosses rings of sound. */
export const pulse: Motif = ({ ctx, width, height, palette }) => {
  const x = width * 0.66;
  const y = height * 0.5;
  for (const step of steps(7)) {
    disc(ctx, x, y, 62 - step * 8.5, step % 2 === 0 ? palette.deep : palette.ground, step % 2 === 0 ? 0.9 : 0.75);
  }
  const beat: readonly Point[] = [
    [0, 0],
    [width * 0.3, 0],
    [width * 0.335, -5],
    [width * 0.37, 0],
    [width * 0.41, 0],
    [width * 0.43, 6],
    [width * 0.47, -34],
    [width * 0.515, 25],
    [width * 0.54, 0],
    [width * 0.6, 0],
    [width * 0.64, -9],
    [width * 0.69, 0],
    [width, 0],
  ];
  const points = beat.map(([px, py]): Point => [px, y + py]);
  polyline(ctx, points, { colour: palette.ground, width: 5.5 });
  polyline(ctx, points, { colour: palette.accent, width: 2.2 });
  disc(ctx, width * 0.47, y - 34, 2.9, palette.light);
};

/** The double helix, its near strand large and its far strand small. */
export const helix: Motif = ({ ctx, width, height, palette }) => {
  ctx.save();
  ctx.translate(width / 2, height / 2);
  ctx.rotate(-0.42);
  const length = width * 1.25;
  const rungs = 46;
  for (const step of steps(rungs)) {
    const along = (step / (rungs - 1) - 0.5) * length;
    const turn = step * 0.36;
    const swing = Math.sin(turn) * 25;
    const depth = Math.cos(turn);
    polyline(
      ctx,
      [
        [along, swing],
        [along, -swing],
      ],
      { colour: palette.mid, width: 0.7, alpha: 0.75 },
    );
    const near = depth > 0 ? 1 : -1;
    disc(ctx, along, -swing * near, 2.1 - Math.abs(depth) * 0.7, near > 0 ? palette.mid : palette.accent, 0.85);
    disc(ctx, along, swing * near, 2.3 + Math.abs(depth) * 1.4, near > 0 ? palette.accent : palette.light);
  }
  ctx.restore();
};

function branch({ ctx, palette }: Pen, from: Point, angle: number, length: number, depth: number): readonly Point[] {
  const end: Point = [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
  polyline(ctx, [from, end], { colour: depth > 3 ? palette.light : palette.mid, width: 0.35 + depth * depth * 0.075 });
  return end[1] > 0 && depth > 0 ? [end] : [];
}

function grow(pen: Pen, from: Point, angle: number, length: number, depth: number): void {
  const [end] = branch(pen, from, angle, length, depth);
  if (end === undefined) return;
  if (depth === 1) {
    disc(pen.ctx, end[0], end[1], pen.random.between(0.5, 1.15), pen.palette.accent, pen.random.between(0.6, 1));
    return;
  }
  const spread = 0.42 + pen.random.between(-0.07, 0.07);
  grow(pen, end, angle - spread, length * pen.random.between(0.74, 0.86), depth - 1);
  grow(pen, end, angle + spread, length * pen.random.between(0.74, 0.86), depth - 1);
}

/** The airways, branching until they end in small alveoli. */
export const bronchi: Motif = (pen) => {
  const { ctx, width, height, palette } = pen;
  disc(ctx, width / 2, height * 0.62, 54, palette.deep, 0.75);
  const carina: Point = [width / 2, 20];
  polyline(ctx, [[width / 2, -4], carina], { colour: palette.light, width: 5.2 });
  for (const side of [-1, 1]) grow(pen, carina, Math.PI / 2 + side * 0.72, 17.5, 8);
};

/** The spine as a column of rounded blocks along its natural curve. */
export const vertebrae: Motif = ({ ctx, width, height, palette }) => {
  const count = 15;
  for (const step of steps(count)) {
    const part = step / (count - 1);
    const x = width * 0.58 + Math.sin(part * Math.PI * 2 + 0.5) * 9 - part * 8;
    const y = -4 + part * (height + 8);
    const size = 9 + part * 13;
    ctx.save();
    ctx.translate(x, y);
    ctx.rotate(Math.cos(part * Math.PI * 2 + 0.5) * 0.32);
    ctx.fillStyle = palette.deep;
    ctx.beginPath();
    ctx.roundRect(-size * 2.6, -0.9, size * 5.2, 1.8, 0.9);
    ctx.fill();
    ctx.fillStyle = step === 9 ? palette.accent : palette.light;
    ctx.beginPath();
    ctx.roundRect(-size / 2, -2.35, size, 4.7, 1.7);
    ctx.fill();
    ctx.restore();
  }
};

/** The iris: fine rays of uneven length around a pupil. */
export const iris: Motif = ({ ctx, width, height, palette, random }) => {
  const x = width * 0.56;
  const y = height / 2;
  disc(ctx, x, y, 43, palette.deep);
  for (const step of steps(220)) {
    const angle = (step / 220) * Math.PI * 2;
    const inner = 15.5 + random.next() ** 2 * 8;
    const outer = 40 - random.next() ** 2 * 14;
    const colour = random.next() > 0.86 ? palette.accent : random.next() > 0.5 ? palette.light : palette.mid;
    polyline(
      ctx,
      [
        [x + Math.cos(angle) * inner, y + Math.sin(angle) * inner],
        [x + Math.cos(angle) * outer, y + Math.sin(angle) * outer],
      ],
      { colour, width: 0.5, alpha: 0.9 },
    );
  }
  disc(ctx, x, y, 14, palette.ground);
  disc(ctx, x + 5.5, y - 6, 3.4, palette.light);
  for (const radius of [47, 52, 58, 66, 76]) ring(ctx, x, y, radius, { colour: palette.mid, width: 0.3, alpha: 0.6 });
};

/** An ultrasound fan: dots on arcs, brighter where something answers. */
export const ultrasound: Motif = ({ ctx, width, palette, random }) => {
  const x = width / 2;
  const spots = steps(5).map(() => ({ angle: random.between(0.9, 2.25), radius: random.between(30, 74) }));
  for (const row of steps(25)) {
    const radius = 12 + row * 3.3;
    for (const column of steps(8 + row * 2)) {
      const angle = 0.62 + (column / (7 + row * 2)) * (Math.PI - 1.24);
      const echo = Math.max(
        ...spots.map((spot) => Math.exp(-(((angle - spot.angle) * radius) ** 2 + (radius - spot.radius) ** 2) / 90)),
      );
      const colour = echo > 0.72 ? palette.accent : echo > 0.3 ? palette.light : palette.mid;
      disc(ctx, x + Math.cos(angle) * radius, Math.sin(angle) * radius - 1, 0.42 + echo * 1.15, colour, 0.5 + echo / 2);
    }
  }
  ctx.beginPath();
  ctx.arc(x, -1, 8.5, 0.5, Math.PI - 0.5);
  strokePath(ctx, { colour: palette.light, width: 1.6 });
};
