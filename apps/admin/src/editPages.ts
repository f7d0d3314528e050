// One chunk: these pages share the form, its history and its upload fields.
export { CertificateGroupEditPage } from './certificateGroups/CertificateGroupEditPage.tsx';
export { CourseEditPage } from './courses/CourseEditPage.tsx';
export { EventEditPage } from './events/EventEditPage.tsx';
