import type { CertificateGroup } from './contract.ts';

const names = ['Nursing', 'Pharmacy', 'Physiotherapy', 'Midwifery'];

/** A complete, enabled group, with overrides. */
export function certificateGroupFixture(overrides: Partial<CertificateGroup> = {}): CertificateGroup {
  return {
    _id: 'group-1',
    name: 'Nursing',
    isEnable: true,
    passCondition: 3,
    template: { _id: 'image-1' },
    templateVerticalPosition: 640,
    ...overrides,
  };
}

export function certificateGroupDraftFixture(overrides: Partial<CertificateGroup> = {}): CertificateGroup {
  return {
    _id: 'group-draft',
    name: null,
    isEnable: false,
    passCondition: 0,
    template: null,
    templateVerticalPosition: 0,
    ...overrides,
  };
}

/** `count` groups; every fourth one is a draft. */
export function certificateGroupFixtures(count: number): CertificateGroup[] {
  return Array.from({ length: count }, (_, index) => {
    const id = { _id: `group-${index + 1}` };
    const name = `${names[index % names.length]}${index < names.length ? '' : ` ${index + 1}`}`;
    return index % 4 === 3 ? certificateGroupDraftFixture(id) : certificateGroupFixture({ ...id, name });
  });
}
