import { disc, type Motif, type Point, polygon, polyline, ring, steps } from '../pen.ts';

/** Two wheels in mesh, drawn as in a textbook. */
export const gears: Motif = ({ ctx, width, height, palette }) => {
  const gear = (x: number, y: number, radius: number, teeth: number, turn: number, colour: string) => {
    const points = steps(teeth * 4).map((step): Point => {
      const angle = turn + ((step + (step % 4 < 2 ? 0.12 : -0.12)) / (teeth * 4)) * Math.PI * 2;
      const reach = step % 4 < 2 ? radius + 2.6 : radius - 2.6;
      return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
    });
    polygon(ctx, points, colour);
    disc(ctx, x, y, radius * 0.68, palette.ground);
    for (const spoke of steps(6)) {
      const angle = turn + (spoke / 6) * Math.PI * 2;
      polyline(
        ctx,
        [
          [x, y],
          [x + Math.cos(angle) * radius * 0.72, y + Math.sin(angle) * radius * 0.72],
        ],
        { colour, width: radius * 0.1 },
      );
    }
    disc(ctx, x, y, radius * 0.28, colour);
    disc(ctx, x, y, radius * 0.12, palette.ground);
  };
  const big = { x: width * 0.42, y: height * 0.56, radius: 32 };
  gear(big.x, big.y, big.radius, 24, 0, palette.deep);
  gear(big.x + Math.cos(-0.5) * 54, big.y + Math.sin(-0.5) * 54, 21.3, 16, 0.03, palette.mid);
  gear(big.x + Math.cos(0.52) * 49, big.y + Math.sin(0.52) * 49, 16, 12, 0.36, palette.accent);
  for (const radius of [40, 52, 66]) ring(ctx, big.x, big.y, radius, { colour: palette.mid, width: 0.3, alpha: 0.4 });
};

/** A chip whose traces leave it in parallel and end in pads. */
export const circuit: Motif = ({ ctx, width, height, palette, random }) => {
  const [x, y, half] = [width * 0.5, height / 2, 15];
  const lanes = 8;
  for (const side of [-1, 1]) {
    for (const lane of steps(lanes)) {
      const offset = lane - (lanes - 1) / 2;
      const start: Point = [x + side * half, y + offset * 3.4];
      const straight = 5 + (lanes / 2 - Math.abs(offset)) * 2.7;
      const rise = offset * 7.2;
      const bend: Point = [start[0] + side * straight, start[1]];
      const turned: Point = [bend[0] + side * Math.abs(rise), bend[1] + rise];
      const end: Point = [turned[0] + side * random.between(8, width * 0.3), turned[1]];
      const chosen = (lane + (side > 0 ? 0 : 3)) % 7 === 2;
      const colour = chosen ? palette.accent : lane % 2 === 0 ? palette.light : palette.mid;
      polyline(ctx, [start, bend, turned, end], { colour, width: chosen ? 1.7 : 1.1 });
      disc(ctx, end[0], end[1], 2.1, colour);
      disc(ctx, end[0], end[1], 0.9, palette.ground);
    }
  }
  for (const inset of steps(3)) {
    ctx.beginPath();
    ctx.roundRect(x - half + inset * 4, y - half + inset * 4, (half - inset * 4) * 2, (half - inset * 4) * 2, 2.4);
    ctx.fillStyle = [palette.light, palette.deep, palette.mid][inset] ?? palette.deep;
    ctx.fill();
  }
  disc(ctx, x - 8.4, y - 8.4, 1.2, palette.accent);
};

/** Tongues of fire, one inside another. */
export const flame: Motif = ({ ctx, width, height, palette }) => {
  const tongue = (size: number, colour: string, lean: number) => {
    const x = width * 0.54;
    const foot = height * 0.97;
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(x + lean * size * 0.25, foot - size * 1.9);
    ctx.bezierCurveTo(
      x + size * 0.16,
      foot - size * 1.3,
      x + size * 0.82,
      foot - size * 1.12,
      x + size * 0.72,
      foot - size * 0.5,
    );
    ctx.bezierCurveTo(x + size * 0.68, foot - size * 0.12, x + size * 0.34, foot, x, foot);
    ctx.bezierCurveTo(x - size * 0.42, foot, x - size * 0.78, foot - size * 0.2, x - size * 0.7, foot - size * 0.66);
    ctx.bezierCurveTo(
      x - size * 0.64,
      foot - size * 0.98,
      x - size * 0.36,
      foot - size * 1.02,
      x - size * 0.34,
      foot - size * 1.36,
    );
    ctx.bezierCurveTo(
      x - size * 0.05,
      foot - size * 1.22,
      x + size * 0.06,
      foot - size * 1.55,
      x + lean * size * 0.25,
      foot - size * 1.9,
    );
    ctx.fill();
  };
  tongue(56, palette.deep, 1);
  tongue(43, palette.mid, 1);
  tongue(30, palette.accent, 1);
  tongue(17, palette.light, 1);
};
