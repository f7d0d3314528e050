import { disc, type Motif, polyline, ring, steps } from '../pen.ts';

/** A balance made of a beam, two bowls and the circle they share. */
export const scales: Motif = ({ ctx, width, height, palette }) => {
  const x = width / 2;
  disc(ctx, x, height * 0.52, 40, palette.light);
  ctx.save();
  ctx.beginPath();
  ctx.arc(x, height * 0.52, 40, 0, Math.PI * 2);
  ctx.clip();
  ctx.fillStyle = palette.mid;
  ctx.fillRect(x, 0, 60, height);
  ctx.restore();
  polyline(
    ctx,
    [
      [x, 17],
      [x, 81],
    ],
    { colour: palette.deep, width: 1.8 },
  );
  polyline(
    ctx,
    [
      [x - 15, 81],
      [x + 15, 81],
    ],
    { colour: palette.deep, width: 2.6 },
  );
  const tilt = 3.2;
  polyline(
    ctx,
    [
      [x - 47, 24 + tilt],
      [x + 47, 24 - tilt],
    ],
    { colour: palette.deep, width: 1.8 },
  );
  disc(ctx, x, 24, 3.6, palette.accent);
  for (const side of [-1, 1]) {
    const hang = x + side * 47;
    const top = 24 - side * tilt;
    const bowl = top + 27;
    polyline(
      ctx,
      [
        [hang - 16, bowl],
        [hang, top],
        [hang + 16, bowl],
      ],
      { colour: palette.deep, width: 0.6 },
    );
    ctx.fillStyle = side < 0 ? palette.accent : palette.deep;
    ctx.beginPath();
    ctx.arc(hang, bowl, 16, 0, Math.PI);
    ctx.fill();
  }
};

/** A colonnade: arches in perspective of colour, light falling from the left. */
export const arches: Motif = ({ ctx, width, palette }) => {
  const span = width / 5;
  for (const row of steps(2)) {
    for (const column of steps(5)) {
      const x = column * span + span * 0.1;
      const top = row === 0 ? 7 : 52;
      const foot = row === 0 ? 46 : 92;
      const wide = span * 0.8;
      const radius = wide / 2;
      const chosen = row === 1 && column === 3;
      const arch = () => {
        ctx.beginPath();
        ctx.moveTo(x, foot);
        ctx.lineTo(x, top + radius);
        ctx.arc(x + radius, top + radius, radius, Math.PI, 0);
        ctx.lineTo(x + wide, foot);
        ctx.closePath();
      };
      ctx.save();
      arch();
      ctx.fillStyle = chosen ? palette.accent : palette.deep;
      ctx.fill();
      ctx.clip();
      ctx.fillStyle = chosen ? palette.light : palette.mid;
      ctx.beginPath();
      ctx.arc(x + radius + wide * 0.32, top + radius + 3, radius, Math.PI, 0);
      ctx.lineTo(x + wide * 2, foot);
      ctx.lineTo(x + wide * 0.32, foot);
      ctx.fill();
      ctx.restore();
    }
  }
  polyline(
    ctx,
    [
      [0, 48.6],
      [width, 48.6],
    ],
    { colour: palette.deep, width: 0.6 },
  );
};

/** Sheets of a file, fanned, the last one sealed. */
export const documents: Motif = ({ ctx, width, height, palette }) => {
  for (const sheet of steps(5)) {
    ctx.save();
    ctx.translate(width * 0.5, height * 1.34);
    ctx.rotate((sheet - 2.7) * 0.19);
    ctx.fillStyle = [palette.deep, palette.mid, palette.accent, palette.light, '#ffffff'][sheet] ?? palette.light;
    ctx.beginPath();
    ctx.roundRect(-26, -104, 52, 104, 1.6);
    ctx.fill();
    if (sheet === 4) {
      for (const line of steps(8)) {
        ctx.globalAlpha = line === 0 ? 1 : 0.3;
        ctx.fillStyle = palette.deep;
        ctx.fillRect(
          -19,
          -94 + line * 6 + (line > 0 ? 3 : 0),
          line === 0 ? 22 : line % 3 === 0 ? 24 : 38,
          line === 0 ? 3.2 : 1.6,
        );
        ctx.globalAlpha = 1;
      }
      disc(ctx, 13, -43, 6.4, palette.mid);
      ring(ctx, 13, -43, 4.6, { colour: '#ffffff', width: 0.6 });
    }
    ctx.restore();
  }
};
