import { dateTimeSchema, endpoint, idSchema, referenceSchema, storedText } from '@cpd/api/contract';
import { newCertificateIdSchema } from '@cpd/api/issuedCertificates/contract';
import { EMAIL_MAX_LENGTH } from '@cpd/domain/text';
import { TITLE_MAX_LENGTH } from '@cpd/domain/textLength';
import { REMOVED_CONTENT } from '@cpd/domain/upload';
import * as v from 'valibot';

/** The maximum number of items on a page. The default is 50. */
const MAX_PAGE = 200;
/** The maximum number of seconds that a request waits for an event. */
const MAX_WAIT_S = 30;

/** An id that another service has chosen. It is part of URLs. */
const callerId = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_.~-]{1,100}$/, 'An id has up to 100 letters, digits, and characters of "-._~".'),
);

const DESCRIPTION_MAX_LENGTH = 10_000;
const NAME_MAX_LENGTH = 200;

const limit = v.optional(
  v.pipe(
    v.number(),
    v.integer(),
    v.minValue(1),
    v.maxValue(MAX_PAGE),
    v.description('The maximum number of items in the response.'),
  ),
  50,
);

/** A field with its meaning, for the API's documentation. */
function described<T extends v.GenericSchema>(schema: T, description: string) {
  return v.pipe(schema, v.description<v.InferOutput<T>, string>(description));
}

/** Keyset pagination by the id of the last item: items added or removed meanwhile neither repeat nor skip others. */
const pageQuery = v.object({
  after: described(v.optional(idSchema), 'The `next` of the previous page.'),
  limit,
});

function itemsOf<T extends v.GenericSchema>(item: T) {
  const next = described(v.nullable(v.string()), 'The `after` of the next page; null on the last one.');
  return v.object({ items: v.array(item), next });
}

export const readServiceUser = endpoint('GET', '/v1/service/users/:id', {
  access: 'service',
  scope: 'users:write',
  summary: 'Returns the version of a user, without personal data.',
  versioned: true,
  response: referenceSchema,
});

export const putServiceUser = endpoint('PUT', '/v1/service/users/:id', {
  access: 'service',
  scope: 'users:write',
  pathId: callerId,
  summary:
    'Creates a user under your id, or replaces the stored user: missing fields are cleared. A deleted user cannot be created again for 30 days.',
  versioned: true,
  body: v.object({
    firstName: v.nullish(storedText('line', NAME_MAX_LENGTH), null),
    lastName: v.nullish(storedText('line', NAME_MAX_LENGTH), null),
    email: v.nullish(storedText('email', EMAIL_MAX_LENGTH), null),
    description: v.nullish(storedText('text', DESCRIPTION_MAX_LENGTH), null),
    identity: described(
      v.nullish(storedText('identifier', NAME_MAX_LENGTH), null),
      'The Firebase id of the person, by which they can delete their account. Only one user can have it.',
    ),
  }),
  response: referenceSchema,
  errors: { 409: ['IDENTITY_IN_USE'], 410: ['USER_DELETED'] },
});

export const deleteServiceUser = endpoint('DELETE', '/v1/service/users/:id', {
  access: 'service',
  scope: 'users:write',
  summary: 'Deletes a user with their posts, certificates and uploads. An unknown user is no error.',
  versioned: true,
  response: referenceSchema,
});

export const servicePostSchema = v.object({ _id: idSchema, status: v.picklist(['review', 'approved', 'rejected']) });

export const readServicePost = endpoint('GET', '/v1/service/posts/:id', {
  access: 'service',
  scope: 'posts:write',
  summary: 'Returns the status of a post.',
  versioned: true,
  response: servicePostSchema,
});

export const putServicePost = endpoint('PUT', '/v1/service/posts/:id', {
  access: 'service',
  scope: 'posts:write',
  pathId: callerId,
  summary:
    'Submits a post for review under your id, or replaces the stored post: missing fields are cleared. A decided post cannot be replaced, nor one of another service.',
  versioned: true,
  body: v.object({
    user: idSchema,
    title: storedText('line', TITLE_MAX_LENGTH),
    description: v.nullish(storedText('text', DESCRIPTION_MAX_LENGTH), null),
    cover: described(
      v.nullish(idSchema, null),
      'The id of an image that your service has uploaded, or of a shared one.',
    ),
    files: described(
      v.nullish(v.pipe(v.array(idSchema), v.maxLength(20)), []),
      'The ids of PDFs that your service has uploaded, or of shared ones.',
    ),
  }),
  response: servicePostSchema,
  errors: { 403: ['OTHER_SERVICE'], 409: ['ALREADY_DECIDED'] },
});

export const certificateSchema = v.object({
  _id: idSchema,
  number: described(v.string(), 'What people quote it by.'),
  issuedAt: dateTimeSchema,
  withdrawnAt: v.nullable(dateTimeSchema),
  successor: described(v.nullable(idSchema), 'The id of the certificate that was issued in its place.'),
  url: described(v.string(), 'The page that shows it.'),
});

/** A certificate with what it was issued for. */
export const userCertificateSchema = v.object({
  ...certificateSchema.entries,
  user: idSchema,
  certificateGroup: idSchema,
});

export const readServiceCertificate = endpoint('GET', '/v1/service/certificates/:id', {
  access: 'service',
  scope: 'certificates:write',
  summary: 'Returns a certificate.',
  versioned: true,
  response: certificateSchema,
});

export const listServiceUserCertificates = endpoint('GET', '/v1/service/users/:id/certificates', {
  access: 'service',
  scope: 'certificates:write',
  summary: "Lists a user's certificates by id, withdrawn ones included.",
  query: pageQuery,
  response: itemsOf(userCertificateSchema),
});

export const putServiceCertificate = endpoint('PUT', '/v1/service/certificates/:id', {
  access: 'service',
  scope: 'certificates:write',
  pathId: newCertificateIdSchema,
  summary:
    'Issues a certificate under your id. The id must be unguessable, because everyone who knows it can open the certificate.',
  versioned: true,
  creates: 'certificate',
  body: v.object({ user: idSchema, certificateGroup: idSchema }),
  response: certificateSchema,
  errors: { 409: ['CERTIFICATE_GROUP_NOT_READY', 'NAME_NOT_DRAWABLE'] },
});

export const withdrawServiceCertificate = endpoint('PUT', '/v1/service/certificates/:id/withdrawn', {
  access: 'service',
  scope: 'certificates:write',
  summary: 'Withdraws a certificate.',
  versioned: true,
  response: certificateSchema,
});

/** An upload that your service stores once, such as a default cover. */
const sharing = v.object({
  shared: described(
    v.optional(v.boolean(), false),
    'Whether every service may use it, and it stays when a person whose content uses it is deleted.',
  ),
});

/** The owner names what your service uses it for, such as `avatar-7`; it has one image or PDF at a time. */
export const putServiceImage = endpoint('PUT', '/v1/service/images/:owner', {
  access: 'service',
  scope: 'uploads:write',
  pathId: callerId,
  summary: 'Stores a PNG or JPEG image under a name of your service, replacing the previous one.',
  query: sharing,
  upload: 'image',
  response: referenceSchema,
  errors: {
    400: ['EMPTY_FILE', 'DAMAGED_IMAGE', 'COMPLEX_IMAGE'],
    412: ['CHANGED_ELSEWHERE'],
    413: ['TOO_MANY_PIXELS'],
  },
});

export const putServiceFile = endpoint('PUT', '/v1/service/files/:owner', {
  access: 'service',
  scope: 'uploads:write',
  pathId: callerId,
  summary: 'Stores a PDF under a name of your service, replacing the previous one.',
  query: sharing,
  upload: 'pdf',
  response: v.object({
    ...referenceSchema.entries,
    removed: described(v.array(v.picklist(REMOVED_CONTENT)), 'What was removed from the PDF.'),
  }),
  errors: {
    400: ['EMPTY_FILE', 'DAMAGED_PDF', 'LOCKED_PDF', 'ACTIVE_PDF', 'COMPLEX_PDF'],
    412: ['CHANGED_ELSEWHERE'],
  },
});

export const releaseServiceUpload = endpoint('DELETE', '/v1/service/uploads/:owner', {
  access: 'service',
  scope: 'uploads:write',
  pathId: callerId,
  summary:
    'Releases the upload that your service has stored under a name. It is removed after a week unless something else references it.',
  response: v.object({ owner: v.string() }),
});

/** An enabled course as other services read it. */
export const catalogCourseSchema = v.object({
  _id: idSchema,
  title: v.nullable(v.string()),
  sequence: described(v.number(), 'The position in the list of courses, from 1; drafts count too.'),
  cover: described(v.nullable(idSchema), 'The id of an image.'),
  file: described(v.nullable(idSchema), 'The id of the PDF to study.'),
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
  _id: described(idSchema, "The course's id."),
  quizLimit: described(v.number(), 'How many of the questions an attempt shows.'),
  passCondition: described(v.number(), 'How many of them have to be answered correctly to pass.'),
  questions: v.array(
    v.object({
      _id: idSchema,
      question: v.string(),
      choices: v.array(
        v.object({
          text: v.string(),
          isCorrect: described(v.optional(v.boolean()), 'Only for a key with the scope `answers:read`.'),
        }),
      ),
    }),
  ),
});

export const listServiceQuizzes = endpoint('GET', '/v1/service/catalog/quizzes', {
  access: 'service',
  scope: 'catalog:read',
  summary: 'Lists the quizzes of enabled courses. With the scope `answers:read`, the correct choices are marked.',
  query: pageQuery,
  response: itemsOf(catalogQuizSchema),
});

/** An enabled event as other services read it. */
export const catalogEventSchema = v.object({
  _id: idSchema,
  hyperlink: v.nullable(v.string()),
  cover: described(v.nullable(idSchema), 'The id of an image.'),
  images: described(v.array(idSchema), 'The ids of its posters, in their order.'),
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
  passCondition: described(v.number(), "How many of the group's courses have to be passed for a certificate."),
});

export const listServiceGroups = endpoint('GET', '/v1/service/catalog/certificate-groups', {
  access: 'service',
  scope: 'catalog:read',
  summary: 'Lists the enabled certificate groups.',
  query: pageQuery,
  response: itemsOf(catalogGroupSchema),
});

/** A course with its quiz, as both lists have them. */
const courseOfEvent = v.object({ ...catalogCourseSchema.entries, ...catalogQuizSchema.entries });

function eventOf<const Types extends readonly string[], Data extends v.GenericSchema>(types: Types, data: Data) {
  return v.object({
    cursor: described(v.string(), 'Its place in the events, for `after`. Do not parse it.'),
    type: v.picklist(types),
    subject: described(idSchema, 'The id of the item.'),
    at: dateTimeSchema,
    data: described(
      data,
      'The item as it is now; null if it is gone, or if a later event of the same type in this response has it.',
    ),
  });
}

/** An event for other services. Consumers ignore types that they do not know. */
export const serviceEventSchema = v.variant('type', [
  eventOf(['course.enabled', 'course.changed'], v.nullable(courseOfEvent)),
  eventOf(['event.enabled', 'event.changed'], v.nullable(catalogEventSchema)),
  eventOf(['group.enabled', 'group.changed'], v.nullable(catalogGroupSchema)),
  eventOf(['certificate.issued', 'certificate.withdrawn'], v.nullable(userCertificateSchema)),
  eventOf(['post.submitted', 'post.approved', 'post.rejected'], v.nullable(v.object({ user: idSchema }))),
  eventOf(['course.deleted', 'event.deleted', 'group.deleted', 'post.deleted', 'user.deleted'], v.null()),
]);

export type ServiceEvent = v.InferOutput<typeof serviceEventSchema>;

export const listServiceEvents = endpoint('GET', '/v1/service/events', {
  access: 'service',
  isActive: true,
  scope: 'events:read',
  summary:
    'Lists the events after a cursor, in order and at least once. If there is none, it waits for one for up to `wait` seconds.',
  query: v.object({
    after: described(
      v.optional(v.pipe(v.string(), v.maxLength(100))),
      'The `cursor` of the last event that you handled, or the `next` of the last response; without it, the oldest event that is stored comes first.',
    ),
    wait: described(
      v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_WAIT_S)), 0),
      'How long to wait for the first event, in seconds. At most five requests of a key wait at once; others are rejected with 429.',
    ),
    limit,
  }),
  response: v.object({
    events: v.array(serviceEventSchema),
    next: described(v.string(), 'The `after` of the next request, also if there are no events.'),
    has_more: described(v.boolean(), 'Whether more events are stored already.'),
  }),
  errors: { 410: ['EVENTS_REMOVED'] },
});
