import type { TemplateStyle } from '../art/certificateTemplate.ts';
import type { PaletteName } from '../art/palette.ts';

/** A certificate group of the demo; what is left out is missing on the draft. */
export interface DemoGroup {
  readonly name: string;
  /** Courses needed for a certificate; 0 is not decided yet. */
  readonly passCondition: number;
  readonly template?: { readonly style: TemplateStyle; readonly palette: PaletteName; readonly issuer: string };
  readonly isEnabled: boolean;
}

const issuer = 'Council of Continuing Education';

/** The certificate groups that courses of the demo belong to or will belong to, in the order of their making. */
export const groups = [
  {
    name: 'Acute Care',
    passCondition: 3,
    template: { style: 'guilloche', palette: 'petrol', issuer },
    isEnabled: true,
  },
  { name: 'Primary Care', passCondition: 3, template: { style: 'arc', palette: 'aubergine', issuer }, isEnabled: true },
  {
    name: 'Medicines and Laboratory',
    passCondition: 2,
    template: { style: 'band', palette: 'night', issuer },
    isEnabled: true,
  },
  {
    name: 'Structures and Ground',
    passCondition: 2,
    template: { style: 'arc', palette: 'sand', issuer: 'Chamber of Engineers' },
    isEnabled: true,
  },
  {
    name: 'Plant and Electrical Safety',
    passCondition: 2,
    template: { style: 'band', palette: 'forest', issuer: 'Chamber of Engineers' },
    isEnabled: true,
  },
  {
    name: 'Law and Ethics in Practice',
    passCondition: 2,
    template: { style: 'guilloche', palette: 'paper', issuer: 'Academy of Professional Law' },
    isEnabled: true,
  },
  {
    name: 'Communication Skills',
    passCondition: 1,
    template: { style: 'arc', palette: 'rose', issuer },
    isEnabled: true,
  },
  {
    name: 'Annual Compliance Training',
    passCondition: 4,
    template: { style: 'band', palette: 'sky', issuer },
    isEnabled: true,
  },
  {
    name: 'Imaging Fellowship',
    passCondition: 2,
    template: { style: 'guilloche', palette: 'night', issuer },
    isEnabled: false,
  },
  {
    name: 'Mentoring and Supervision',
    passCondition: 0,
    template: { style: 'arc', palette: 'forest', issuer },
    isEnabled: false,
  },
  { name: 'Research Methods', passCondition: 2, isEnabled: false },
  { name: '', passCondition: 0, isEnabled: false },
] as const satisfies readonly DemoGroup[];

/** The name of a certificate group that a course may name. */
export type GroupName = Exclude<(typeof groups)[number]['name'], ''>;
