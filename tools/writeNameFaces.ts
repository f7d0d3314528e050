import { writeFileSync } from 'node:fs';
import { nameFaceTables } from '../services/backend/src/people/certificates/nameFaceTables.fixture.ts';

for (const { path, text } of nameFaceTables()) writeFileSync(path, text);
