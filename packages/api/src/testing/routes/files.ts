import { english } from '@cpd/domain/english';
import { type UploadKind, uploadProblem, uploadRules } from '@cpd/domain/upload';
import { number, object, safeParse, string } from 'valibot';
import * as certificateEndpoints from '../../certificates/contract.ts';
import { certificateFixture } from '../../certificates/fixtures.ts';
import * as endpoints from '../../uploads/contract.ts';
import { FakeHttpError } from '../FakeHttpError.ts';
import { type FakeRequest, route } from '../FakeRoute.ts';
import { shownCertificate } from './issuedCertificates.ts';

// The smallest files that a browser will show: one transparent pixel, and one empty page.
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const PDF =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]>>endobj\ntrailer<</Root 1 0 R>>';

const sentFile = object({ name: string(), type: string(), size: number() });

export const fileRoutes = [
  route(endpoints.uploadImage, (request) => store(request, 'image')),
  route(endpoints.uploadFile, (request) => store(request, 'pdf')),
  route(endpoints.readImage, (request) => served(request, png, 'image/png')),
  route(endpoints.readFile, (request) => served(request, PDF, 'application/pdf')),
  route(certificateEndpoints.readCertificate, publicRecord),
  route(
    certificateEndpoints.readCertificatePreview,
    () => new Response(png(), { headers: { 'Content-Type': 'image/png' } }),
  ),
  route(
    certificateEndpoints.readCertificatePdf,
    () => new Response(PDF, { headers: { 'Content-Type': 'application/pdf' } }),
  ),
  route(
    certificateEndpoints.readCertificateCredential,
    () => new Response('e30.e30.AA', { headers: { 'Content-Type': 'application/jwt' } }),
  ),
  route(certificateEndpoints.readCertificateStatus, ({ id }) => ({
    id,
    issuer: 'did:web:cpd.example',
    revokedCredential: [],
  })),
];

/** The record of a certificate of the data, or that of the fixture under any other id. */
function publicRecord({ id, context: { data } }: FakeRequest) {
  const issued = data.certificates.find(({ _id }) => _id === id);
  if (issued === undefined) return certificateFixture({ _id: id });
  const { number, holder, group, issuedAt, withdrawnAt, successor, predecessor, firstIssuedAt } = shownCertificate(
    data,
    issued,
  );
  const downloads = withdrawnAt === null ? ['pdf', 'credential'] : [];
  return certificateFixture({
    _id: id,
    number,
    holder,
    group,
    issuedAt,
    withdrawnAt,
    successor: successor?._id ?? null,
    successorNumber: successor?.number ?? null,
    predecessorNumber: predecessor?.number ?? null,
    firstIssuedAt: firstIssuedAt ?? null,
    downloads,
  });
}

function store({ body, context }: FakeRequest, kind: UploadKind): unknown {
  const sent = safeParse(sentFile, body);
  if (!sent.success) throw new FakeHttpError(400, 'The field "file" is missing.', 'BAD_INPUT');
  const problem = uploadProblem(sent.output, uploadRules[kind]);
  if (problem !== null) throw new FakeHttpError(415, english(problem), 'WRONG_TYPE');
  const id = context.newId();
  context.data.files.push(id);
  return { data: { _id: id } };
}

function served({ id, context }: FakeRequest, content: string | (() => BodyInit), type: string): Response {
  if (!context.data.files.includes(id)) throw new FakeHttpError(404, 'There is no such file.', 'NOT_FOUND');
  return new Response(typeof content === 'string' ? content : content(), { headers: { 'Content-Type': type } });
}

function png(): BodyInit {
  return Uint8Array.from(atob(PNG), (character) => character.charCodeAt(0));
}
