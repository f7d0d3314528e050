import type { Motif } from '../pen.ts';
import { bronchi, helix, iris, pulse, ultrasound, vertebrae } from './body.ts';
import { blocks, bridge, strata } from './construction.ts';
import { capsules, cells, drops, molecule, spread } from './laboratory.ts';
import { arches, documents, scales } from './law.ts';
import { circuit, flame, gears } from './machines.ts';
import { dialogue, network, thoughts, toys } from './people.ts';

/** Every composition, by the name that the demo's texts use. */
export const motifs = {
  arches,
  blocks,
  bridge,
  bronchi,
  capsules,
  cells,
  circuit,
  dialogue,
  documents,
  drops,
  flame,
  gears,
  helix,
  iris,
  molecule,
  network,
  pulse,
  scales,
  spread,
  strata,
  thoughts,
  toys,
  ultrasound,
  vertebrae,
} satisfies Record<string, Motif>;

/** The name of a composition. */
export type MotifName = keyof typeof motifs;
