import { TITLE_MAX_LENGTH } from '@cpd/domain/textLength';
import * as v from 'valibot';
import { endpoint } from '../http/endpoint.ts';
import { dateTimeSchema, idSchema, referenceSchema } from '../http/schemas.ts';
import { multiLine, singleLine } from '../http/storedText.ts';

/** What an API key may do. */
export const SCOPES = [
  'users:write',
  'posts:write',
  'certificates:write',
  'uploads:write',
  'catalog:read',
  'answers:read',
  'events:read',
] as const;

export type Scope = (typeof SCOPES)[number];

/** The most items of a page; pages have 50 unless the request says otherwise. */
const MAX_PAGE = 200;
/** The longest that a request waits for an event, in seconds. */
const MAX_WAIT_S = 30;

const DESCRIPTION_MAX_LENGTH = 10_000;
const NAME_MAX_LENGTH = 200;

const limit = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_PAGE)), 50);

/** Pages go by the id of the last item, so that items that are added or removed meanwhile neither repeat nor skip others. */
const pageQuery = v.object({ after: v.optional(idSchema), limit });

/** `next` is the `after` of the next page; null on the last one. */
function itemsOf<T extends v.GenericSchema>(item: T) {
  return v.object({ items: v.array(item), next: v.nullable(v.string()) });
}

export const putServiceUser = endpoint('PUT', '/v1/service/users/:id', {
  access: 'service',
  scope: 'users:write',
  summary: 'Creates a user under your id, or replaces what is stored. A deleted user does not come back for 30 days.',
  body: v.object({
    firstName: v.nullish(singleLine(NAME_MAX_LENGTH), null),
    lastName: v.nullish(singleLine(NAME_MAX_LENGTH), null),
    email: v.nullish(singleLine(NAME_MAX_LENGTH), null),
    description: v.nullish(multiLine(DESCRIPTION_MAX_LENGTH), null),
    /** The id that the identity provider of account deletion gives the person. */
    identity: v.nullish(singleLine(NAME_MAX_LENGTH), null),
  }),
  response: referenceSchema,
  errors: { 409: ['CONFLICT'], 410: ['USER_DELETED'] },
});

export const deleteServiceUser = endpoint('DELETE', '/v1/service/users/:id', {
  access: 'service',
  scope: 'users:write',
  summary: 'Deletes a user with their posts and certificates. A user that does not exist is deleted already.',
  response: referenceSchema,
  errors: { 400: ['BAD_INPUT'], 409: ['CONFLICT'] },
});

export const putServicePost = endpoint('PUT', '/v1/service/posts/:id', {
  access: 'service',
  scope: 'posts:write',
  summary: 'Submits a post for review under your id. It can be replaced until it is decided.',
  body: v.object({
    user: idSchema,
    title: singleLine(TITLE_MAX_LENGTH),
    description: v.nullish(multiLine(DESCRIPTION_MAX_LENGTH), null),
    cover: v.nullish(idSchema, null),
    files: v.nullish(v.pipe(v.array(idSchema), v.maxLength(20)), []),
  }),
  response: v.object({ _id: idSchema, status: v.picklist(['review', 'approved', 'rejected']) }),
  errors: { 409: ['ALREADY_DECIDED', 'CONFLICT'] },
});

export const certificateSchema = v.object({
  _id: idSchema,
  /** What people quote it by. */
  number: v.string(),
  issuedAt: dateTimeSchema,
  withdrawnAt: v.nullable(dateTimeSchema),
  /** The page that shows it. */
  url: v.string(),
});

export const putServiceCertificate = endpoint('PUT', '/v1/service/certificates/:id', {
  access: 'service',
  scope: 'certificates:write',
  summary:
    'Issues a certificate under your id, which must be hard to guess: whoever knows it can open the certificate.',
  body: v.object({ user: idSchema, certificateGroup: idSchema }),
  response: certificateSchema,
  errors: { 409: ['CERTIFICATE_DIFFERS', 'CERTIFICATE_GROUP_NOT_READY', 'NAME_NOT_DRAWABLE', 'CONFLICT'] },
});

export const withdrawServiceCertificate = endpoint('PUT', '/v1/service/certificates/:id/withdrawn', {
  access: 'service',
  scope: 'certificates:write',
  summary: 'Withdraws a certificate.',
  response: certificateSchema,
  errors: { 400: ['BAD_INPUT'] },
});

/** The owner names what your service uses it for, such as `avatar-7`; it has one image or PDF at a time. */
export const putServiceImage = endpoint('PUT', '/v1/service/images/:owner', {
  access: 'service',
  scope: 'uploads:write',
  summary: 'Stores a PNG or JPEG image under a name of your service, replacing the previous one.',
  upload: 'image',
  response: referenceSchema,
  errors: { 400: ['EMPTY_FILE', 'DAMAGED_IMAGE', 'COMPLEX_IMAGE'], 413: ['TOO_MANY_PIXELS'] },
});

export const putServiceFile = endpoint('PUT', '/v1/service/files/:owner', {
  access: 'service',
  scope: 'uploads:write',
  summary: 'Stores a PDF under a name of your service, replacing the previous one.',
  upload: 'pdf',
  response: referenceSchema,
  errors: { 400: ['EMPTY_FILE', 'MIXED_PDF', 'DAMAGED_PDF', 'LOCKED_PDF', 'ACTIVE_PDF', 'COMPLEX_PDF'] },
});

export const releaseServiceUpload = endpoint('DELETE', '/v1/service/uploads/:owner', {
  access: 'service',
  scope: 'uploads:write',
  summary:
    'Releases what your service keeps under a name. It is removed a week later unless something else refers to it.',
  response: v.object({ owner: v.string() }),
  errors: { 400: ['BAD_INPUT'] },
});

/** An enabled course as other services read it. */
export const catalogCourseSchema = v.object({
  _id: idSchema,
  title: v.nullable(v.string()),
  /** Place in the list of courses, from 1; drafts count too. */
  sequence: v.number(),
  cover: v.nullable(idSchema),
  file: v.nullable(idSchema),
  certificateGroup: v.nullable(idSchema),
});

export const listServiceCourses = endpoint('GET', '/v1/service/catalog/courses', {
  access: 'service',
  scope: 'catalog:read',
  summary: 'Lists the enabled courses.',
  query: pageQuery,
  response: itemsOf(catalogCourseSchema),
});

/** The quiz of an enabled course as other services read it. */
export const catalogQuizSchema = v.object({
  /** The course's id. */
  _id: idSchema,
  /** How many of the questions an attempt shows. */
  quizLimit: v.number(),
  /** How many of them have to be answered correctly. */
  passCondition: v.number(),
  questions: v.array(
    v.object({
      _id: idSchema,
      question: v.string(),
      choices: v.array(v.object({ text: v.string(), isCorrect: v.optional(v.boolean()) })),
    }),
  ),
});

export const listServiceQuizzes = endpoint('GET', '/v1/service/catalog/quizzes', {
  access: 'service',
  scope: 'catalog:read',
  summary: 'Lists the quizzes of enabled courses. Choices say which is correct if the key has the scope answers:read.',
  query: pageQuery,
  response: itemsOf(catalogQuizSchema),
});

/** An enabled event as other services read it. */
export const catalogEventSchema = v.object({
  _id: idSchema,
  hyperlink: v.nullable(v.string()),
  cover: v.nullable(idSchema),
  images: v.array(idSchema),
});

export const listServiceCatalogEvents = endpoint('GET', '/v1/service/catalog/events', {
  access: 'service',
  scope: 'catalog:read',
  summary: 'Lists the enabled events.',
  query: pageQuery,
  response: itemsOf(catalogEventSchema),
});

/** An enabled certificate group as other services read it. */
export const catalogGroupSchema = v.object({
  _id: idSchema,
  name: v.nullable(v.string()),
  /** How many of the group's courses have to be passed. */
  passCondition: v.number(),
});

export const listServiceGroups = endpoint('GET', '/v1/service/catalog/certificate-groups', {
  access: 'service',
  scope: 'catalog:read',
  summary: 'Lists the enabled certificate groups.',
  query: pageQuery,
  response: itemsOf(catalogGroupSchema),
});

export const SERVICE_EVENTS = [
  'post.approved',
  'post.rejected',
  'course.enabled',
  'event.enabled',
  'group.enabled',
  'user.deleted',
  'certificate.issued',
  'certificate.withdrawn',
] as const;

/** Something that happened. */
export const serviceEventSchema = v.object({
  position: v.number(),
  type: v.pipe(v.string(), v.description(`One of ${SERVICE_EVENTS.join(', ')}; ignore others.`)),
  /** The id of the item. */
  subject: idSchema,
  at: dateTimeSchema,
});

export const listServiceEvents = endpoint('GET', '/v1/service/events', {
  access: 'service',
  scope: 'events:read',
  summary:
    'Lists what happened after a position, in order and at least once. It waits up to `wait` seconds for the first event.',
  query: v.object({
    /** The position of the last event that you handled; without it, the oldest event that is kept comes first. */
    after: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
    wait: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_WAIT_S)), 0),
    limit,
  }),
  response: v.object({
    events: v.array(serviceEventSchema),
  }),
  errors: { 410: ['EVENTS_REMOVED'] },
});
