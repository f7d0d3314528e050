import { contract, endpointsOf } from '@cpd/api/testing/contract';
import * as service from '../service/contract.ts';

/** Every endpoint for other services. */
export const serviceContract = { service: endpointsOf(service) };

/** Every endpoint of the API. */
export const fullContract = { ...contract, ...serviceContract };
