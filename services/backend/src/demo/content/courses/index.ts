import type { DemoCourse } from '../DemoCourse.ts';
import { airways } from './airways.ts';
import { antibiotics } from './antibiotics.ts';
import { backPain } from './backPain.ts';
import { bridges } from './bridges.ts';
import { confidentiality } from './confidentiality.ts';
import { contracts } from './contracts.ts';
import { depression } from './depression.ts';
import { ecg } from './ecg.ts';
import { electrical } from './electrical.ts';
import { ethics } from './ethics.ts';
import { expertReports } from './expertReports.ts';
import { fire } from './fire.ts';
import { fluids } from './fluids.ts';
import { genetics } from './genetics.ts';
import { infection } from './infection.ts';
import { laboratory } from './laboratory.ts';
import { machinery } from './machinery.ts';
import { planning } from './planning.ts';
import { prescribing } from './prescribing.ts';
import { redEye } from './redEye.ts';
import { sepsis } from './sepsis.ts';
import { seriousNews } from './seriousNews.ts';
import { slopes } from './slopes.ts';
import { ultrasound } from './ultrasound.ts';

/** A draft as the New button makes it. */
const untouched: DemoCourse = { field: '', motif: 'gears', palette: 'sky', hasCover: false };

/** A draft with no more than its title. */
const titleOnly: DemoCourse = {
  title: 'Vaccination Conversations',
  field: 'Public health',
  motif: 'drops',
  palette: 'forest',
  hasCover: false,
};

/** A draft with a cover and a group, and no title yet. */
const coverOnly: DemoCourse = { field: 'Emergency care', motif: 'drops', palette: 'forest', group: 'Acute Care' };

/** The courses of the demo in their sequence: finished ones, and drafts at every stage among them. */
export const courses: readonly DemoCourse[] = [
  sepsis,
  ecg,
  prescribing,
  bridges,
  expertReports,
  confidentiality,
  redEye,
  untouched,
  genetics,
  fire,
  infection,
  airways,
  machinery,
  fluids,
  contracts,
  depression,
  slopes,
  seriousNews,
  antibiotics,
  ethics,
  backPain,
  ultrasound,
  planning,
  electrical,
  laboratory,
  titleOnly,
  coverOnly,
  untouched,
];
