import { disc, type Motif, type Point, polygon, polyline, ring, steps } from '../pen.ts';

/** Quarter circles that link into one unbroken, wandering thought. */
export const thoughts: Motif = ({ ctx, width, height, palette, random }) => {
  const size = 15;
  for (const row of steps(Math.ceil(height / size))) {
    for (const column of steps(Math.ceil(width / size))) {
      const flip = random.next() > 0.5;
      const x = column * size;
      const y = row * size;
      const corners: readonly Point[] = flip
        ? [
            [x, y],
            [x + size, y + size],
          ]
        : [
            [x + size, y],
            [x, y + size],
          ];
      ctx.save();
      ctx.beginPath();
      ctx.rect(x, y, size, size);
      ctx.clip();
      for (const [cx, cy] of corners) {
        const warm = random.next() > 0.86;
        for (const band of steps(3)) {
          const stroke = {
            colour: [palette.mid, warm ? palette.accent : palette.light, palette.mid][band] ?? palette.mid,
            width: 1.5,
          };
          ring(ctx, cx, cy, size / 2 + (band - 1) * 2.9, stroke);
        }
      }
      ctx.restore();
    }
  }
};

/** A child's building blocks: circles, halves and quarters on a grid. */
export const toys: Motif = ({ ctx, width, height, palette, random }) => {
  const size = 18;
  const colours = [palette.deep, palette.mid, palette.light, palette.accent];
  for (const row of steps(Math.ceil(height / size))) {
    for (const column of steps(Math.ceil(width / size))) {
      const x = column * size + size / 2;
      const y = row * size + size / 2;
      const [back, front] = [random.pick(colours), random.pick(colours)];
      ctx.save();
      ctx.translate(x, y);
      ctx.rotate((random.whole(0, 3) * Math.PI) / 2);
      if (random.next() > 0.35)
        polygon(
          ctx,
          [
            [-9, -9],
            [9, -9],
            [9, 9],
            [-9, 9],
          ],
          back,
        );
      const fill = front === back ? palette.ground : front;
      const kind = random.whole(0, 3);
      ctx.fillStyle = fill;
      ctx.beginPath();
      if (kind === 0) ctx.arc(0, 0, 6.2, 0, Math.PI * 2);
      else if (kind === 1) ctx.arc(0, 9, 9, Math.PI, 0);
      else if (kind === 2) {
        ctx.moveTo(-9, 9);
        ctx.arc(-9, 9, 18, -Math.PI / 2, 0);
      } else {
        ctx.moveTo(-9, 9);
        ctx.lineTo(9, -9);
        ctx.lineTo(9, 9);
      }
      ctx.fill();
      ctx.restore();
    }
  }
};

/** People or machines that know of one another: a net of near neighbours around a keyhole. */
export const network: Motif = ({ ctx, width, height, palette, random }) => {
  const columns = Math.round(width / 13);
  const nodes = steps(columns * 7).map(
    (index): Point => [
      ((index % columns) + random.between(0.1, 0.9)) * (width / columns),
      (Math.floor(index / columns) + random.between(0.1, 0.9)) * (height / 7),
    ],
  );
  for (const [index, [x, y]] of nodes.entries()) {
    for (const [ox, oy] of nodes.slice(index + 1)) {
      const apart = Math.hypot(ox - x, oy - y);
      if (apart < 18)
        polyline(
          ctx,
          [
            [x, y],
            [ox, oy],
          ],
          { colour: palette.mid, width: 0.42, alpha: 1 - apart / 21 },
        );
    }
  }
  nodes.forEach(([x, y], index) => {
    disc(ctx, x, y, index % 5 === 0 ? 1.9 : 1, index % 11 === 0 ? palette.accent : palette.light);
  });
  const [x, y] = [width * 0.58, height * 0.5];
  disc(ctx, x, y, 23, palette.ground);
  disc(ctx, x, y, 20.5, palette.accent);
  disc(ctx, x, y - 4.5, 5.4, palette.ground);
  polygon(
    ctx,
    [
      [x - 2.4, y - 2],
      [x + 2.4, y - 2],
      [x + 4.8, y + 11],
      [x - 4.8, y + 11],
    ],
    palette.ground,
  );
};

/** Voices that meet: two families of arcs crossing. */
export const dialogue: Motif = ({ ctx, width, height, palette }) => {
  for (const [side, x] of [
    [-1, width * 0.27],
    [1, width * 0.73],
  ] as const) {
    for (const step of steps(10)) {
      const colour = side < 0 ? palette.mid : palette.light;
      ring(ctx, x, height / 2, 9 + step * 5.6, { colour, width: 1.5, alpha: 0.95 - step * 0.075 });
    }
    disc(ctx, x, height / 2, 5, side < 0 ? palette.accent : palette.light);
  }
  const half = width * 0.23;
  const reach = half + 13;
  const meet = Math.acos(half / reach);
  ctx.beginPath();
  ctx.arc(width * 0.27, height / 2, reach, -meet, meet);
  ctx.arc(width * 0.73, height / 2, reach, Math.PI - meet, Math.PI + meet);
  ctx.closePath();
  ctx.globalAlpha = 0.9;
  ctx.fillStyle = palette.accent;
  ctx.fill();
  ctx.globalAlpha = 1;
};
