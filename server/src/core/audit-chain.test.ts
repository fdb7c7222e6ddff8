import { createHash } from 'node:crypto';
import type { AuditEntry } from '@naungan/api/desk-audit';
import { describe, expect, it } from 'vitest';
import { auditHash, createChainCheck } from './audit-chain.ts';

const ACTOR = '91c7e5a3-2b4d-4f6e-8a0c-3e5d7f9b1c2d';

/** Returns a chain of entries from 1. */
function chainOf(length: number): AuditEntry[] {
  const entries: AuditEntry[] = [];
  for (let seq = 1; seq <= length; seq += 1) {
    const content = {
      seq,
      at: `2026-11-21T03:00:0${seq}.000Z`,
      event: 'desk.read' as const,
      operation: 'deskOrder',
      outcome: 'success' as const,
      actorId: ACTOR,
      actorRole: 'desk',
      subjectType: 'order',
      subjectId: `order-${seq}`,
      from: null,
      to: null,
      reason: null,
      address: '203.0.113.0/24',
      previousHash: entries.at(-1)?.hash ?? '0'.repeat(64),
    };
    entries.push({ ...content, hash: auditHash(content) });
  }
  return entries;
}

/** Returns the first break of the chain, or null. */
function firstBreak(entries: AuditEntry[]) {
  const check = createChainCheck();
  return entries.reduce<ReturnType<typeof check>>((found, entry) => found ?? check(entry), null);
}

describe('the chain of the audit log', () => {
  it('a hash covers the hash before and every field, in a fixed order', () => {
    const [entry] = chainOf(1);
    const text =
      `["${'0'.repeat(64)}",1,"2026-11-21T03:00:01.000Z","desk.read","deskOrder","success","${ACTOR}","desk","order",` +
      '"order-1",null,null,null,"203.0.113.0/24"]';
    expect(entry?.hash).toBe(createHash('sha256').update(text).digest('hex'));
  });

  it('an unchanged chain has no break, also from a later entry on', () => {
    expect(firstBreak(chainOf(4))).toBeNull();
    expect(firstBreak(chainOf(4).slice(2))).toBeNull();
  });

  it.each([
    'at',
    'event',
    'operation',
    'outcome',
    'actorId',
    'actorRole',
    'subjectType',
    'subjectId',
    'from',
    'to',
    'reason',
    'address',
    'previousHash',
  ])('a change of the field %s breaks the chain at its entry', (field) => {
    const entries = chainOf(4).map((entry) => (entry.seq === 3 ? { ...entry, [field]: 'changed' } : entry));
    expect(firstBreak(entries)).toEqual({ seq: 3, problem: 'the content does not match its hash' });
  });

  it('a change with a new hash breaks the chain at the next entry', () => {
    const entries = chainOf(4).map((entry) => {
      if (entry.seq !== 2) return entry;
      const changed = { ...entry, subjectId: 'another' };
      return { ...changed, hash: auditHash(changed) };
    });
    expect(firstBreak(entries)).toEqual({ seq: 3, problem: 'the entry does not continue the one before' });
  });

  it('a first entry with another beginning breaks the chain', () => {
    const [entry] = chainOf(1);
    if (!entry) throw new Error('no entry');
    const changed = { ...entry, previousHash: 'f'.repeat(64) };
    expect(firstBreak([{ ...changed, hash: auditHash(changed) }])).toMatchObject({ seq: 1 });
  });

  it('a removed entry and two exchanged entries are found', () => {
    const [first, second, third, fourth] = chainOf(4) as [AuditEntry, AuditEntry, AuditEntry, AuditEntry];
    expect(firstBreak([first, third, fourth])).toEqual({
      seq: 2,
      problem: 'the entry is missing; the next one is 3',
    });
    expect(firstBreak([first, third, second])).toMatchObject({ seq: 2 });
  });
});
