"""Tests that are coroutines."""

from coroutines import pytest_pyfunc_call as pytest_pyfunc_call
