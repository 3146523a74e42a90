/** Whole sentences about each cell of a kind. */

import { rule, table } from "../../grammar.js";
import {
  allTrue,
  asCondition,
  bothNouns,
  denied,
  isKind,
  nearby,
  notOne,
  ofAll,
  ofCells,
  ofEach,
  ofSets,
  soMany,
  withinEach,
} from "../../say.js";
import { bothOrNeither } from "./of-lists.js";

export const cellSentences = table(() => [
  rule(
    "statement",
    ["<each> <noun> <verbs:verb>", "<noun> <verbs:verb>"],
    // `a star is in a corner`: each is, or there is one.
    ({ noun, verb, ...rest }) =>
      "each" in rest && rest.each === "a" && verb.isPlace === true
        ? undefined
        : (scope) => ofCells(noun, scope, (cell, inner) => verb.of(cell, inner).text),
  ),
  // Behind a comma, `which` says something more of all of them.
  rule(
    "statement",
    ["<each> <noun> , which|who <verb:more> , <verb>", "<noun> , which|who <verb:more> , <verb>"],
    ({ noun, more, verb }) =>
      (scope) =>
        ofCells(noun, scope, (cell, inner) => allTrue([more.of(cell, inner), verb.of(cell, inner)]).text),
  ),
  rule(
    "statement",
    ["no <noun> <verbs:verb>", "none of the <noun> <verbs:verb>"],
    ({ noun, verb }) =>
      (scope) =>
        ofCells(noun, scope, (cell, inner) => verb.of(cell, inner).denied),
  ),
  rule(
    "statement",
    ["<near> <each> <noun> there? <be> <counted>", "<counted> <be> <near> each <noun>"],
    ({ near, noun, counted: { amount, noun: other } }) =>
      (scope) =>
        ofCells(
          noun,
          scope,
          ({ variable }, inner) => soMany(amount, other, nearby(variable, near), inner).text,
        ),
  ),
  rule(
    "statement",
    [
      "whoever <verb:condition> <verb>",
      "everybody|everyone who <verb:condition> <verb>",
      "anybody|anyone who <verb:condition> <verb>",
      "everybody|everyone|anybody|anyone with a|an|the? <core:condition> <verb>",
    ],
    ({ condition, verb }) =>
      (scope) =>
        ofCells(
          "of" in condition ? asCondition(condition) : condition,
          scope,
          (cell, inner) => verb.of(cell, inner).text,
        ),
  ),
  rule(
    "statement",
    "nobody <verbs:verb>",
    ({ verb }) =>
      (scope) =>
        ofCells({ conditions: [] }, scope, (cell, inner) => verb.of(cell, inner).denied),
  ),
  rule(
    "statement",
    ["<noun> not be allowed|permitted", "no <noun> be allowed|permitted", "there be no <noun>"],
    ({ noun }) =>
      noun.conditions.length === 0 ? undefined : (scope) => soMany(notOne, noun, "cells", scope).text,
  ),
  rule(
    "statement",
    ["for <each> <noun> ,|: <clause>", "for <noun> ,|: <clause>"],
    ({ noun, clause }) =>
      (scope) =>
        ofCells(noun, scope, (_, inner) => clause(inner).text),
  ),
  rule("clause", "<amount> of the? cells <where> <verb>", ({ amount, where, verb }) =>
    amount.isIndefinite === true
      ? undefined
      : (scope) => soMany(amount, asCondition(verb), where(scope), scope),
  ),
  rule(
    "statement",
    ["if <each> <noun> <verb> ,? then? <clause>", "if <noun> <verb> ,? then? <clause>"],
    ({ noun, verb, clause }) =>
      (scope) =>
        ofCells(bothNouns(noun, asCondition(verb)), scope, (_, inner) => clause(inner).text),
  ),

  rule(
    "statement",
    ["unless <each> <noun> <verb:condition> ,? <clause>"],
    ({ noun, condition, clause }) =>
      (scope) =>
        ofCells(noun, scope, (cell, inner) => `${condition.of(cell, inner).text} or ${clause(inner).text}`),
  ),
  rule("statement", "<noun:a> be exactly|precisely the <noun:b>", ({ a, b }) =>
    isKind(a) && isKind(b)
      ? (scope) =>
          ofCells(
            { conditions: [] },
            scope,
            ({ variable }) =>
              bothOrNeither(ofAll(a.conditions, variable), ofAll(b.conditions, variable)).text,
          )
      : undefined,
  ),
  rule(
    "statement",
    ["<each> <noun> <verb> if and only if <clause>", "<each> <noun> <verb> exactly if|when <clause>"],
    ({ noun, verb, clause }) =>
      (scope) =>
        ofCells(noun, scope, (cell, inner) => bothOrNeither(verb.of(cell, inner), clause(inner)).text),
  ),
  rule(
    "statement",
    [
      "all|each the? <noun> <verb> ,? and|but all? the? others|other|remaining|rest cells? not be|do|have?",
      "all|each the? <noun> <verb> ,? and|but no|not others|other cells?",
      "all|each the? <noun> <verb> ,? and|but nothing else",
      "exactly the <noun> <verb>",
    ],
    ({ noun, verb }) =>
      isKind(noun)
        ? (scope) =>
            ofCells(
              { conditions: [] },
              scope,
              (cell, inner) =>
                bothOrNeither(ofAll(noun.conditions, cell.variable), verb.of(cell, inner)).text,
            )
        : undefined,
  ),
  rule(
    "statement",
    [
      "<each> <noun> <verb> if and only if it <verb:condition>",
      "<each> <noun> <verb> exactly if|when it <verb:condition>",
    ],
    ({ noun, verb, condition }) =>
      (scope) =>
        ofCells(
          noun,
          scope,
          (cell, inner) => `(${verb.of(cell, inner).text}) = (${condition.of(cell, inner).text})`,
        ),
  ),
  rule(
    "statement",
    [
      "all? the? <noun> not form|forms|cover|covers|fill|fills|make|makes|contain|occupy|occupies a|an|any? <sets>",
      "all? the? <noun> not be arranged|placed|grouped in|into|as|to a|an|any? <sets>",
      "no <sets> of <noun>",
      "no <sets> of <noun> be allowed|permitted|possible",
      "no <sets> of <noun> may exist|appear|occur",
      "there not be any|a|an <sets> of <noun>",
      "there be no <sets> of <noun>",
    ],
    ({ noun, sets }) =>
      sets.sort.startsWith("block ")
        ? (scope) =>
            ofSets([sets], scope, ({ variable }, inner) =>
              denied(ofEach({ conditions: [] }, variable, inner, (x) => ofAll(noun.conditions, x))),
            )
        : undefined,
  ),
  rule(
    "statement",
    [
      "there be the <listed> in <each> <families>",
      "place|put|enter|write the <listed> in|into <each> <families>",
      "place|put|enter|write the? <listed> in|into <each> <families> ,? exactly 1 times each?",
      "place|put|enter|write the? <listed> in|into <each> <families> ,? each exactly 1 times",
      "<each> <families> have the <listed>",
    ],
    ({ listed, families }) =>
      () =>
        `exactly one of each ${listed} ${withinEach(families)}`,
  ),
]);
