export { enableOutcome, losesReadiness } from './enabling.ts';
export {
  type CertificateGroupRequirement,
  type CourseRequirement,
  type EventRequirement,
  missingForCertificateGroup,
  missingForCourse,
  missingForEvent,
  type Requirement,
} from './readiness.ts';
export { notReadyMessage, requirementLabel } from './requirementLabel.ts';
