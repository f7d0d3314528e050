import type { Requirement } from './readiness.ts';

const labels: Readonly<Record<Requirement, string>> = {
  title: 'title',
  certificateGroup: 'certificate group',
  preview: 'preview image',
  cover: 'cover image',
  file: 'PDF',
  question: 'quiz question',
  poster: 'poster',
  name: 'name',
  template: 'template image',
  passCondition: 'number of required courses',
};

/** Names a requirement in plain words, without an article. */
export function requirementLabel(requirement: Requirement): string {
  return labels[requirement];
}

/** Says in one sentence what is still missing; empty when nothing is (rule L5). */
export function notReadyMessage(requirements: readonly Requirement[]): string {
  const names = requirements.map(requirementLabel);
  return names.length === 0 ? '' : `Still missing: ${names.join(', ')}.`;
}
