import { contract } from '@tajmeelspot/contract/contract.ts';
import type { Endpoint } from '@tajmeelspot/contract/endpoint.ts';
import { generalProblems, problemBody, problems, type ProblemCode } from '@tajmeelspot/contract/problems.ts';
import * as z from 'zod';

let made: object | undefined;

/** The OpenAPI 3.1 document of the whole API, made once from the contract. */
export const openApi = (): object => (made ??= make());

function make(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [verb, declared] of Object.entries<Endpoint>(contract)) {
    const [method = '', template = ''] = declared.path.split(' ');
    (paths[template] ??= {})[method.toLowerCase()] = operation(verb, declared);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'TajmeelSpot', version: '1', description: 'Prices are whole Iraqi dinars; times are Asia/Baghdad.' },
    servers: [{ url: '/api' }],
    paths,
    components: {
      schemas: { Problem: toJson(problemBody, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(verb: string, declared: Endpoint): object {
  return {
    operationId: verb,
    summary: declared.summary,
    ...(declared.access === 'visitor' || declared.access === 'browser'
      ? {}
      : { security: isClosed(declared) ? [{ bearer: [] }] : [{}, { bearer: [] }] }),
    parameters: [
      ...parameters('path', declared.params),
      ...parameters('query', declared.query),
      ...parameters('header', declared.headers),
    ],
    ...requestBody(declared),
    responses: {
      [declared.status ?? 200]: { description: 'Success', content: content(declared) },
      ...problemAnswers(declared.problems),
    },
  };
}

/** Whether nobody gets in without a session. */
const isClosed = ({ access }: Endpoint): boolean => access === 'member' || access === 'operator';

const content = ({ media, output }: Endpoint): object =>
  media ? { [media]: { schema: { type: 'string' } } } : json(toJson(output, 'output'));

function requestBody({ body, upload }: Endpoint): object {
  if (body) return { requestBody: { required: true, content: json(toJson(body, 'input')) } };
  if (!upload) return {};
  return { requestBody: { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } } };
}

function parameters(place: string, schema: z.ZodObject | undefined): object[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = toJson(schema, 'input') as {
    properties?: Record<string, object>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

function problemAnswers(declared: readonly ProblemCode[]): Record<string, object> {
  const byStatus = Map.groupBy(new Set([...declared, ...generalProblems]), (code) => problems[code]);
  const entries = [...byStatus].map(([status, codes]) => [
    status,
    { description: codes.join(', '), content: json({ $ref: '#/components/schemas/Problem' }) },
  ]);
  return Object.fromEntries(entries) as Record<string, object>;
}

const json = (schema: object) => ({ 'application/json': { schema } });

function toJson(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
