import { writeFileSync } from 'node:fs';
import { nameFaceModules } from '../services/backend/src/certificates/nameFaceTables.fixture.ts';

for (const { path, text } of nameFaceModules()) writeFileSync(path, text);
