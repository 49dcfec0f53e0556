import { describe, expect, it } from 'vitest';
import { samplePiece } from '../testing/samples.ts';
import { nameOfPiece } from './name.ts';
import { inLines } from './tags.tsx';

describe('what a piece is called', () => {
  const plain = { name: 'Triarii', left: 4, start: 6, badges: [], leaders: [], isSpent: false };

  it('says what one sees of it', () => {
    const disordered = { sign: '!', text: 'disordered', tone: 'harm' as const };
    expect(nameOfPiece(samplePiece(1, 'red', { ...plain, badges: [disordered] }))).toBe(
      'Triarii, red, 4 of 6, disordered',
    );
    expect(nameOfPiece(samplePiece(1, 'blue', { ...plain, leaders: ['Labienus'], isSpent: true }))).toBe(
      'Triarii, blue, 4 of 6, with Labienus, done for now',
    );
  });

  it('says what can be done with it', () => {
    const piece = samplePiece(1, 'red', plain);
    expect(nameOfPiece(piece, { isActive: true, isTarget: false })).toBe('Triarii, red, 4 of 6, can act');
    expect(nameOfPiece(piece, { isActive: false, isTarget: true })).toBe('Triarii, red, 4 of 6, can be chosen');
  });

  it('does not call it done while something is asked of it', () => {
    const piece = samplePiece(1, 'red', { ...plain, isSpent: true });
    expect(nameOfPiece(piece, { isActive: true, isTarget: false, isSpent: false })).toBe(
      'Triarii, red, 4 of 6, can act',
    );
  });

  it('goes on two lines where it is long', () => {
    expect(inLines('Triarii')).toEqual(['Triarii']);
    expect(inLines('Phalanx of the guard')).toEqual(['Phalanx of', 'the guard']);
    expect(inLines('Cataphractariorum')).toEqual(['Cataphractariorum']);
  });
});
