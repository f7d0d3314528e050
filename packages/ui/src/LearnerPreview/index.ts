export { LearnerPreview } from './LearnerPreview.tsx';
