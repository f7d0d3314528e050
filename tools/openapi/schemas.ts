import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import { certificateGroupSchema } from '../../packages/api/src/certificateGroups/contract.ts';
import { courseSchema } from '../../packages/api/src/courses/contract.ts';
import { eventSchema } from '../../packages/api/src/events/contract.ts';
import { feedItemSchema } from '../../packages/api/src/feed/contract.ts';
import type { Schema } from '../../packages/api/src/http/endpoint.ts';
import { idResponseSchema } from '../../packages/api/src/http/schemas.ts';
import { questionSchema } from '../../packages/api/src/quizzes/contract.ts';
import { postSchema } from '../../packages/api/src/review/contract.ts';
import { errorAnswerSchema } from '../../packages/api/src/testing/contract.ts';
import { userSchema } from '../../packages/api/src/users/contract.ts';

/** The schemas that the document names, under their names. */
const definitions: Readonly<Record<string, Schema>> = {
  CertificateGroup: certificateGroupSchema,
  Course: courseSchema,
  Error: errorAnswerSchema,
  Event: eventSchema,
  FeedItem: feedItemSchema,
  NewId: idResponseSchema,
  Post: postSchema,
  Question: questionSchema,
  User: userSchema,
};

/** Writes a schema of what is sent as JSON Schema, with references to the named ones. */
export function jsonSchemaOf(schema: Schema): JsonSchema {
  const { $schema, $defs, ...written } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode: 'input',
    definitions,
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  });
  return written;
}

/** Writes the named schemas. */
export function namedSchemas(): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(
    Object.entries(definitions).map(([name, schema]) => {
      const others = Object.fromEntries(Object.entries(definitions).filter(([other]) => other !== name));
      const { $schema, $defs, ...written } = toJsonSchema(schema, {
        target: 'draft-2020-12',
        typeMode: 'input',
        definitions: others,
        overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
      });
      return [name, written];
    }),
  );
}
