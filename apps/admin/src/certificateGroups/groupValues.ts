import type { CertificateGroup, CertificateGroupChange } from '@cpd/api/certificateGroups';
import { missingForCertificateGroup } from '@cpd/domain/readiness';

export interface GroupValues {
  readonly name: string;
  /** Courses needed before a certificate can be requested, from 0. */
  readonly passCondition: number;
  readonly template: string | null;
  /** The position of the name line, in pixels from the template's top; 0 means the middle. */
  readonly position: number;
}

/** The middle of a template image, in pixels from its top, which replaces a position outside of the loaded image. */
export interface Middle {
  readonly template: string | null;
  readonly replaced: number;
  readonly position: number;
}

/** Fills in the middle for a position outside of the template. It is saved, but does not count as an edit. */
export function withMiddle(values: GroupValues, middle: Middle | undefined): GroupValues {
  const isOutside = middle?.template === values.template && middle.replaced === values.position;
  return isOutside ? { ...values, position: middle.position } : values;
}

/** Everything a group needs to be enabled, in the order of its form. */
export const groupRequirements = missingForCertificateGroup({});

export function groupValuesOf(group: CertificateGroup): GroupValues {
  return {
    name: group.name ?? '',
    passCondition: group.passCondition,
    template: group.template?._id ?? null,
    position: group.templateVerticalPosition,
  };
}

export function groupChangeOf(id: string, values: GroupValues): CertificateGroupChange {
  const { name, passCondition, template, position } = values;
  return {
    id,
    name,
    passCondition,
    template,
    templateVerticalPosition: Math.max(Math.round(position), 0),
  };
}
