export { canPressEnable, type Enableable, enableOutcome, losesReadiness } from './enabling.ts';
export {
  type CertificateGroupDraft,
  type CertificateGroupRequirement,
  type CourseDraft,
  type CourseRequirement,
  type EventDraft,
  type EventRequirement,
  missingForCertificateGroup,
  missingForCourse,
  missingForEvent,
  type Reference,
  type Requirement,
} from './readiness.ts';
export { notReadyMessage, requirementLabel } from './requirementLabel.ts';
