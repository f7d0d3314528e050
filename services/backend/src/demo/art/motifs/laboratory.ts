import { disc, type Motif, type Point, polyline, ring, steps } from '../pen.ts';

/** Cells lying over one another, each with its nucleus. */
export const cells: Motif = ({ ctx, width, height, palette, random }) => {
  const placed: { x: number; y: number; radius: number }[] = [];
  for (let attempt = 0; attempt < 900 && placed.length < 46; attempt += 1) {
    const radius = random.between(4.5, 17) * (placed.length < 6 ? 1.15 : 0.72);
    const x = random.between(-4, width + 4);
    const y = random.between(-4, height + 4);
    if (placed.every((other) => Math.hypot(other.x - x, other.y - y) > (other.radius + radius) * 0.94)) {
      placed.push({ x, y, radius });
    }
  }
  placed.forEach(({ x, y, radius }, index) => {
    const chosen = index === 2;
    disc(ctx, x, y, radius, chosen ? palette.accent : palette.deep, chosen ? 1 : 0.85);
    ring(ctx, x, y, radius - 0.4, { colour: chosen ? palette.light : palette.mid, width: 0.7, alpha: 0.9 });
    const nucleus = radius * random.between(0.26, 0.42);
    const lean = random.between(0, Math.PI * 2);
    const offset = (radius - nucleus) * 0.35;
    disc(
      ctx,
      x + Math.cos(lean) * offset,
      y + Math.sin(lean) * offset,
      nucleus,
      chosen ? palette.ground : palette.light,
    );
    disc(ctx, x + Math.cos(lean) * offset, y + Math.sin(lean) * offset, nucleus * 0.36, palette.mid);
  });
};

/** A lattice of rings of six, some of its atoms picked out. */
export const molecule: Motif = ({ ctx, width, height, palette, random }) => {
  const side = 10.5;
  const rowHeight = side * 1.5;
  const columnWidth = side * Math.sqrt(3);
  for (const row of steps(Math.ceil(height / rowHeight) + 2)) {
    for (const column of steps(Math.ceil(width / columnWidth) + 2)) {
      const x = (column - 0.5 + (row % 2) / 2) * columnWidth;
      const y = (row - 0.3) * rowHeight;
      const weight = Math.exp(-(((x - width * 0.62) / 48) ** 2) - ((y - height * 0.45) / 34) ** 2);
      const corners = steps(6).map((corner): Point => {
        const angle = Math.PI / 6 + (corner * Math.PI) / 3;
        return [x + Math.cos(angle) * side, y + Math.sin(angle) * side];
      });
      polyline(ctx, corners, {
        colour: palette.mid,
        width: 0.35 + weight * 1.1,
        alpha: 0.3 + weight * 0.7,
        closed: true,
      });
      for (const [px, py] of corners.slice(0, 2)) {
        const chance = random.next();
        if (chance > 0.9 && weight > 0.15) disc(ctx, px, py, 3.1, palette.accent);
        else if (chance > 0.35) disc(ctx, px, py, 0.8 + weight * 1.7, palette.light, 0.35 + weight * 0.65);
      }
    }
  }
};

/** Two-tone capsules in rows on the slant. */
export const capsules: Motif = ({ ctx, width, height, palette }) => {
  ctx.save();
  ctx.translate(width / 2, height / 2);
  ctx.rotate(-0.62);
  for (const row of steps(15)) {
    for (const column of steps(9)) {
      const x = (column - 4) * 27 + (row % 2) * 13.5;
      const y = (row - 7) * 12.5;
      const chosen = row === 7 && column === 4;
      ctx.save();
      ctx.translate(x, y);
      ctx.beginPath();
      ctx.roundRect(-11, -4.3, 22, 8.6, 4.3);
      ctx.clip();
      ctx.fillStyle = chosen ? palette.accent : (row + column) % 3 === 0 ? palette.mid : palette.deep;
      ctx.fillRect(-11, -5, 11, 10);
      ctx.fillStyle = palette.light;
      ctx.fillRect(0, -5, 11, 10);
      ctx.globalAlpha = 0.18;
      ctx.fillStyle = palette.ground;
      ctx.fillRect(-11, 1.2, 22, 4);
      ctx.restore();
    }
  }
  ctx.restore();
};

/** A field of dots that swell around a few sources, as an infection spreads or water carries a ripple. */
export const spread: Motif = ({ ctx, width, height, palette, random }) => {
  const sources = [
    { x: width * 0.3, y: height * 0.34, reach: 25 },
    { x: width * 0.72, y: height * 0.6, reach: 36 },
    { x: width * 0.9, y: height * 0.06, reach: 16 },
  ];
  const gap = 4.1;
  for (const row of steps(Math.ceil(height / (gap * 0.87)) + 1)) {
    for (const column of steps(Math.ceil(width / gap) + 1)) {
      const x = column * gap + (row % 2) * (gap / 2);
      const y = row * gap * 0.87;
      const near = Math.max(...sources.map(({ x: sx, y: sy, reach }) => 1 - Math.hypot(x - sx, y - sy) / reach));
      const swell = Math.max(0, near);
      const chosen = swell > 0.62 || (swell > 0.3 && random.next() > 0.93);
      disc(
        ctx,
        x,
        y,
        0.42 + swell * 1.75,
        chosen ? palette.accent : swell > 0.12 ? palette.light : palette.mid,
        0.55 + swell * 0.45,
      );
    }
  }
};

/** Flasks' worth of liquid: overlapping drops of even outline. */
export const drops: Motif = ({ ctx, width, height, palette }) => {
  const drop = (x: number, y: number, size: number, colour: string, alpha: number) => {
    ctx.globalAlpha = alpha;
    ctx.fillStyle = colour;
    ctx.beginPath();
    ctx.moveTo(x, y - size * 1.45);
    ctx.bezierCurveTo(x + size * 0.35, y - size * 0.85, x + size, y - size * 0.45, x + size, y + size * 0.1);
    ctx.arc(x, y + size * 0.1, size, 0, Math.PI);
    ctx.bezierCurveTo(x - size, y - size * 0.45, x - size * 0.35, y - size * 0.85, x, y - size * 1.45);
    ctx.fill();
    ctx.globalAlpha = 1;
  };
  for (const step of steps(6))
    drop(width * 0.6, height * 0.62, 58 - step * 9, step % 2 ? palette.ground : palette.deep, 0.9);
  drop(width * 0.6, height * 0.62, 10, palette.accent, 1);
  drop(width * 0.25, height * 0.46, 13, palette.mid, 0.95);
  drop(width * 0.25, height * 0.5, 7.5, palette.light, 1);
  drop(width * 0.88, height * 0.28, 7, palette.light, 0.95);
};
